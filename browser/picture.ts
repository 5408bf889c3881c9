/* Takes a picture away if its host doesn't give it, so that the drawing behind it shows. */
for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-over-drawing]')) {
  const drop = () => picture.remove();
  picture.onerror = drop;
  if (picture.complete && !picture.naturalWidth) drop();
}

export {};
