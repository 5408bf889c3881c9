/**
 * The only script that every page runs, right after its HTML: it puts the footer's year right by
 * the visitor's clock, and closes the menu when the page is left (Back would show it open again)
 * or the screen becomes wide. Without it the year is that of the build and all else works.
 */
export const pageScript = `(d=>{
d.querySelector("[data-year]").textContent=new Date().getFullYear();
let m=d.getElementById("menu"),close=()=>m.hidePopover&&m.hidePopover();
addEventListener("pagehide",close);
matchMedia("(min-width:64em)").onchange=close
})(document)`;
