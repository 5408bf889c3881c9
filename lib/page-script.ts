/**
 * Brings the display face in once the words have been painted in its stand-in, so that nobody waits
 * for it; or at once on a page that is reached from another of the site, when it is there already.
 */
export const faceScript = `(r=>{
let f=()=>r.classList.add("face");
document.referrer.startsWith(location.origin)?f():new PerformanceObserver(f).observe({type:"paint",buffered:true})
})(document.documentElement)`;

/**
 * Keeps what depends on “now” right by the visitor's clock: the footer's year, and the lines that
 * say of an event that it is over (`data-over` names the instant). Without it both are as they were
 * at the build.
 */
export const nowScript = `document.querySelector("[data-year]").textContent=new Date().getFullYear();
for(let e of document.querySelectorAll("[data-over]"))e.hidden=Date.parse(e.dataset.over)>Date.now();`;

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

/** Takes the picture before it away if its host doesn't give it, so that the drawing behind it shows. */
export const pictureScript = `(i=>{
let x=()=>i.remove();
i.complete&&!i.naturalWidth?x():i.onerror=x
})(document.currentScript.previousElementSibling)`;
