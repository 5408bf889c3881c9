// jsdom has no layout, and so nothing that scrolls.
Element.prototype.scrollIntoView = () => {};
