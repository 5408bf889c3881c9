import { browserCode } from '@/lib/forms/browser-code';
import { builtSite, textOf } from '../site';

const site = builtSite();

/** The name that assistive technology reads out. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  copy.querySelectorAll('img').forEach((img) => img.replaceWith(img.alt));
  return textOf(copy);
}

describe.each(site.html)('$file', ({ address, document }) => {
  const links = [...document.querySelectorAll('a')];
  const buttons = [...document.querySelectorAll('button, input[type="submit"]')];

  test('has no link without a name or a target', () => {
    const inert = links.filter((link) => {
      const target = link.getAttribute('href')?.trim() ?? '';
      return nameOf(link) === '' || /^(#?$|javascript:)/i.test(target);
    });
    expect(inert.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  test('has no two links of one name that lead to different places', () => {
    const places = new Map<string, Set<string>>();
    for (const link of links.filter((each) => !each.closest('[hidden]'))) {
      const name = nameOf(link).toLowerCase();
      const place = new URL(link.getAttribute('href') ?? '', address).href;
      places.set(name, (places.get(name) ?? new Set()).add(place));
    }
    const ambiguous = [...places].filter(([, targets]) => targets.size > 1);
    expect(ambiguous.map(([name, targets]) => `${name}: ${[...targets].join(', ')}`)).toEqual([]);
  });

  test('has no button that does nothing', () => {
    const inert = buttons.filter(
      (button) => !opensPopover(button) && !submits(button) && !waits(button),
    );
    expect(inert.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(buttons.length).toBeGreaterThan(0);
  });

  test('has words on every button', () => {
    expect(buttons.map(nameOf).filter((name) => name === '')).toEqual([]);
  });

  test('has one label with words for every form control', () => {
    const controls = document.querySelectorAll<HTMLInputElement>(
      'input:not([type="hidden"]), select, textarea',
    );
    for (const control of controls) {
      const labels = [...(control.labels ?? [])];
      expect(labels.map(textOf)).toEqual([expect.stringMatching(/\S/)]);
      expect(labels[0]?.closest('[hidden]:not(form), [aria-hidden="true"]')).toBeNull();
      expect(control.hasAttribute('aria-label')).toBe(false);
    }
  });
});

/** Whether a button is out of sight until code, which gives it what it does, shows it. */
function waits(button: Element): boolean {
  const scripts = [...(button.parentElement?.querySelectorAll('script') ?? [])];
  const isBehind = scripts.some(({ textContent }) => textContent === browserCode('share'));
  const isHidden = button.closest('[hidden]:not(form)') !== null;
  return isHidden && (isBehind || !!button.closest('[data-code]'));
}

function opensPopover(button: Element): boolean {
  const id = button.getAttribute('popovertarget') ?? '';
  return button.ownerDocument.getElementById(id)?.hasAttribute('popover') ?? false;
}

function submits(button: Element): boolean {
  return (button.getAttribute('type') ?? 'submit') === 'submit'
    ? // The last is shown by the script that fetches its code, and by nothing else.
      button.closest('form[action], form[method], [data-code] form[hidden]') !== null
    : false;
}
