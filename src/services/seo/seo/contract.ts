import * as z from 'zod/mini';
import {
  LONGEST_SEO_DESCRIPTION,
  LONGEST_SEO_NAME,
  LONGEST_SEO_TEXT,
  MOST_SEO_KEYWORDS,
  MOST_SEO_LINKS,
} from '#src/domain/shell/limits.ts';
import { textLine, textParagraphs } from '#src/domain/seo/seo.ts';
import { wire } from '../../http/wire.ts';

/** Texts for search engines: text and nothing else, whatever stands in it. */
const line = (longest: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => textLine(text, longest)),
  );

/** GET /backend/content/seo: what is told of a page; empty where nothing is. [API-102] */
export const seoContent = z.object({
  title: line(LONGEST_SEO_NAME),
  description: line(LONGEST_SEO_DESCRIPTION),
  /** In paragraphs. */
  text: z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => textParagraphs(text, LONGEST_SEO_TEXT)),
  ),
  keywords: z.pipe(
    z._default(z.array(z.string()), []),
    z.transform((keywords) =>
      keywords
        .slice(0, MOST_SEO_KEYWORDS)
        .map((keyword) => textLine(keyword, LONGEST_SEO_NAME))
        .filter((keyword) => keyword !== ''),
    ),
  ),
});
export type SeoContent = z.output<typeof seoContent>;

/** GET /backend/seo/custom-urls: searches and pages that go with one; an entry without a name is none. [API-103] */
export const customUrls = z.pipe(
  z.array(z.object({ name: line(LONGEST_SEO_NAME), url: z.string().check(z.maxLength(2000)) })),
  z.transform((urls) => urls.filter(({ name }) => name !== '').slice(0, MOST_SEO_LINKS)),
);
export type CustomUrl = z.output<typeof customUrls>[number];

/** Query of both: the path of the page. */
export const seoQuery = z.object({ url: z.string().check(z.minLength(1), z.maxLength(500)) });

export const readSeoContent = wire({ method: 'GET', path: '/content/seo', answer: seoContent });
export const readCustomUrls = wire({ method: 'GET', path: '/seo/custom-urls', answer: customUrls });
