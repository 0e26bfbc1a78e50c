import { createContext, use, useState } from 'react';
import * as z from 'zod/mini';
import { SERVED_SEO_ID } from '#src/domain/seo/seo.ts';
import { customUrls } from '#src/services/seo/seo/contract.ts';

const servedSeo = z.object({
  /** Path of the page that it is told of. */
  url: z.string(),
  title: z.string(),
  text: z.array(z.string()),
  links: customUrls,
});
/** What the server's document tells search engines, as the page shows it: without what is excluded. */
export type ServedSeo = z.output<typeof servedSeo>;

/** While the server draws the page; in a browser the document itself says it. */
export const ServedSeoContext = createContext<ServedSeo | null>(null);

/** What the document was served with for the page at this path; null for any other. [SEO-03, SEO-04] */
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
