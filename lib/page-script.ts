/**
 * Brings the display face in once the words have been painted in its stand-in, so that nobody waits
 * for it; or at once on a page that is reached from another of the site, when it is there already.
 */
export const faceScript = `(r=>{
let f=()=>r.classList.add("face");
document.referrer.startsWith(location.origin)?f():new PerformanceObserver(f).observe({type:"paint",buffered:true})
})(document.documentElement)`;

/**
 * Keeps what depends on “now” right by the visitor's clock: the footer's year, and what is true from
 * one instant (`data-from`) to another (`data-to`). Without it both are as they were at the build.
 */
export const nowScript = `document.querySelector("[data-year]").textContent=new Date().getFullYear();
for(let e of document.querySelectorAll("[data-from]")){
let{from:f,to:t}=e.dataset,p=d=>Date.parse(d)<=Date.now();
e.hidden=!p(f)||p(t)
}`;

/**
 * Orders events by the visitor's clock, as `byNow` in `lib/events.ts` did at the build: what is over
 * (`data-ends`) goes behind, and before it what won't be (`data-off`). The sections of a page
 * (`data-by-now="sections"`) keep their order otherwise. Only so many are shown (`data-show`).
 */
export const orderScript = `for(let l of document.querySelectorAll("[data-by-now]")){
let{show:k,byNow:n}=l.dataset,m=e=>Date.parse(e.dataset.ends),o=e=>m(e)<=Date.now(),r=e=>o(e)*2||e.dataset.off|0,
s=[...l.children].sort((a,b)=>r(a)-r(b)||(n?0:(m(a)-m(b))*(o(a)?-1:1)));
l.append(...s);
k&&s.map((e,i)=>e.hidden=i>=k)
}`;

/**
 * Closes the menu when the page is left (Back would show it open again), the focus moves on or the
 * screen becomes wide. Without it all else works.
 */
export const frameScript = `(d=>{
let m=d.getElementById("menu"),c=()=>m.hidePopover?.();
onpagehide=c;
m.addEventListener("focusout",({relatedTarget:t})=>t&&t.popoverTargetElement!=m&&!m.contains(t)&&c());
matchMedia("(min-width:64em)").onchange=c
})(document)`;

/**
 * Passes on the page by what the device has for that (Web Share), or copies its address; the button
 * before it stays away where a browser has neither.
 */
export const shareScript = `(b=>{
let n=navigator,url=location.href.split("#")[0],{share:s,copied:c}=b.dataset;
if(n.share)b.textContent=s;
b.hidden=!n.share&&!n.clipboard;
b.onclick=()=>n.share?n.share({title:document.title,url}).catch(Boolean):n.clipboard.writeText(url).then(()=>b.parentNode.querySelector("p").textContent=c)
})(document.currentScript.previousElementSibling)`;

/** Takes the picture before it away if its host doesn't give it, so that the drawing behind it shows. */
export const pictureScript = `(i=>{
let x=()=>i.remove();
i.complete&&!i.naturalWidth?x():i.onerror=x
})(document.currentScript.previousElementSibling)`;
