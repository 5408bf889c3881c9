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
let q=new URLSearchParams(location.search),
go=()=>{go=Boolean;for(let f of ${JSON.stringify(files)})d.head.append(Object.assign(d.createElement("script"),{async:true,src:f}))};
for(let i of d.querySelectorAll("[${ISLAND}]")){
for(let e of ["pointerdown","focusin","keydown"])i.addEventListener(e,()=>go());
i.dataset.island.split(" ").some(p=>q.has(p))&&go()
}
})(document)`;
  insert(theElement(document, 'body'), createElement('script', { [OWN_SCRIPT]: '' }, code));
}
