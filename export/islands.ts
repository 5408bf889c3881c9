import { attribute, createElement, elementsIn, insert, theElement, type Document } from './html';
import { OWN_SCRIPT } from './runtime';

/** Marks an element that React takes over. Its value names the parameters that fill it in. */
const ISLAND = 'data-island';

/** Whether anything in a page wants React. */
export function hasIsland(document: Document): boolean {
  return elementsIn(document).some((element) => attribute(element, ISLAND) !== undefined);
}

/**
 * Adds a script that fetches the given script files when somebody touches an island, or at once
 * when the page's address has a parameter that an island names. They may come in any order. If one
 * doesn't come, the island stays the plain HTML that it was.
 */
export function loadOnTouch(document: Document, files: string[]) {
  const code = `(d=>{
let islands=[...d.querySelectorAll("[${ISLAND}]")],asked=new URLSearchParams(location.search),
each=f=>islands.map(i=>["pointerdown","focusin","keydown"].map(e=>f(i,e))),
go=()=>{
each((i,e)=>i.removeEventListener(e,go));
for(let f of ${JSON.stringify(files)}){let s=d.createElement("script");s.async=true;s.src=f;d.head.append(s)}
};
each((i,e)=>i.addEventListener(e,go));
islands.some(i=>i.getAttribute("${ISLAND}").split(" ").some(p=>asked.has(p)))&&go()
})(document)`;
  insert(theElement(document, 'body'), createElement('script', { [OWN_SCRIPT]: '' }, code));
}
