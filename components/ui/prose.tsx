import { createElement, Fragment, type ReactNode } from 'react';
import { withBase } from '@/lib/site/routes';
import { readMarkdown, type Markup, type MarkupElement } from '@/lib/text/markdown';

/** How the elements of a text look that don't look as they should by themselves. */
const looks: Partial<Record<MarkupElement['tag'], string>> = {
  a: 'text-link underline underline-offset-4 hover:decoration-2',
  ul: 'prose-list list-disc',
  ol: 'prose-list list-decimal',
};

/** A text of content with what it holds of bold, italic, links and lists: its paragraphs, to stand in a column. */
export function Prose({ text }: { text: string }) {
  return <>{readMarkdown(text).map(elementOf)}</>;
}

function elementOf(node: Markup, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const { tag, href: to, children } = node;
  const attributes = { key, className: looks[tag], href: to && withBase(to) };
  return createElement(tag, attributes, ...children.map(elementOf));
}
