/*
 * Brings the display font in once the words have been painted in its stand-in, so that nobody waits
 * for it; or at once on a page that is reached from another of the site, when it is there already.
 */
const show = () => document.documentElement.classList.add('font');

if (document.referrer.startsWith(location.origin)) show();
else new PerformanceObserver(show).observe({ type: 'paint', buffered: true });

export {};
