import type { Translate } from '#src/copy/copyTypes.ts';
import type { Page } from './createPage.ts';
import { documentFactsOf } from './documentFacts.ts';

/** Writes title, robots, description, canonical address and accent. [TITLE-03, SEO-01, SEO-06, SEO-08] */
export function writeHead(page: Page, t: Translate): void {
  const facts = documentFactsOf(page.getSnapshot(), t);
  if (document.title !== facts.title) document.title = facts.title;
  document.documentElement.dataset['vendor'] = facts.vendor;
  const canonical = facts.canonicalPath === null ? null : location.origin + facts.canonicalPath;
  const written = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null;
  // The server's description of a page that it sent holds more facts. [SEO-03]
  const keepsDescription =
    written === canonical &&
    facts.description !== null &&
    document.head.querySelector('meta[name="description"]') !== null;
  const names = keepsDescription ? (['robots'] as const) : (['robots', 'description'] as const);
  for (const name of names) {
    setHead(
      `meta[name="${name}"]`,
      facts[name],
      () => {
        const meta = document.createElement('meta');
        meta.name = name;
        return meta;
      },
      'content',
    );
  }
  setHead(
    'link[rel="canonical"]',
    canonical,
    () => {
      const link = document.createElement('link');
      link.rel = 'canonical';
      return link;
    },
    'href',
  );
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    const path = facts.inLanguages[link.hreflang === 'en' ? 'en' : 'id'];
    if (path === undefined) link.remove();
    else link.href = location.origin + path;
  }
}

function setHead(selector: string, value: string | null, create: () => HTMLElement, attribute: string): void {
  const present = document.head.querySelector(selector);
  if (value === null) {
    present?.remove();
    return;
  }
  const element = present ?? document.head.appendChild(create());
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
