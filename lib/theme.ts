/** The ground of the page by day and by night, which browsers take for their own frame: --paper. */
export const paper = { light: '#fbf7f0', dark: '#101b1a' };
