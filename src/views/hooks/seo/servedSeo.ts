import { createContext, use, useState } from 'react';
import * as z from 'zod/mini';
import { SERVED_SEO_ID } from '#src/domain/seo/seo.ts';
import { customUrls } from '#src/services/seo/seo/contract.ts';

const servedSeo = z.object({
  /** Path of the page that the texts belong to. */
  url: z.string(),
  title: z.string(),
  text: z.array(z.string()),
  links: customUrls,
});
/** The texts for search engines in the served document, as the page shows them: without excluded ones. */
export type ServedSeo = z.output<typeof servedSeo>;

/** Set while the server draws the page; in a browser the document itself holds it. */
export const ServedSeoContext = createContext<ServedSeo | null>(null);

/** The search texts served for the page at this path; null for any other page. [SEO-03, SEO-04] */
export function useServedSeo(url: string): ServedSeo | null {
  const given = use(ServedSeoContext);
  const [served] = useState(() => given ?? readServed());
  return served?.url === url ? served : null;
}

function readServed(): ServedSeo | null {
  const text = typeof document === 'undefined' ? null : document.getElementById(SERVED_SEO_ID)?.textContent;
  if (text == null) return null;
  try {
    return z.safeParse(servedSeo, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
