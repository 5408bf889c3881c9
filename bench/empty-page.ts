/** The address of the empty page, and the file that it is served from. */
export const EMPTY_PATH = '/empty-page/';
export const EMPTY_FILE = 'empty-page/index.html';

/**
 * The least that a page can be and still be whole: what every other page is held against. It has the
 * site's icon, because a page without one asks for it, too, and gets nothing.
 */
export const EMPTY_HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>An empty page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="A page with one heading and nothing else.">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
  </head>
  <body>
    <h1>An empty page</h1>
  </body>
</html>
`;
