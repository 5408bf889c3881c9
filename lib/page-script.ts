/**
 * Brings the display face in once the words have been painted in its stand-in, so that nobody waits
 * for it; or at once on a page that is reached from another of the site, when it is there already.
 */
export const faceScript = `(r=>{
let face=()=>r.classList.add("face");
document.referrer.startsWith(location.origin)?face():new PerformanceObserver(face).observe({type:"paint",buffered:true})
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
 * screen becomes wide; takes away pictures of other hosts that don't come, so that the drawing
 * behind them shows. Without it all else works.
 */
export const frameScript = `(d=>{
let m=d.getElementById("menu"),close=()=>m.hidePopover&&m.hidePopover(),drop=i=>i.localName=="img"&&i.remove();
addEventListener("pagehide",close);
m.addEventListener("focusout",({relatedTarget:t})=>t&&t.popoverTargetElement!=m&&!m.contains(t)&&close());
matchMedia("(min-width:64em)").onchange=close;
addEventListener("error",e=>drop(e.target),true);
for(let i of [...d.images])i.complete&&!i.naturalWidth&&drop(i)
})(document)`;
