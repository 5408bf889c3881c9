import { builtSite, pageOf } from '../site';

const site = builtSite();

test.each(['donation', 'contact'])(
  'the %s form never puts what was typed into an address of the site',
  (name) => {
    const { document } = pageOf(site, `${name}/index.html`);
    for (const form of document.querySelectorAll('main form')) {
      const isPosted = form.getAttribute('method')?.toLowerCase() === 'post';
      // Else it is shown by the script that keeps it from leading anywhere, and by nothing else.
      expect(isPosted || form.matches('[data-code] [hidden]:not([action])')).toBe(true);
    }
  },
);
