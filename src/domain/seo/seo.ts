import { configList, type ConfigMap } from '../product/productConfig.ts';

/** Words as they are compared: without regard to case, each between blanks. */
const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Tells whether a text contains one of the keywords, as whole words and in any case. [SEO-05] */
function saysAny(text: string, keywords: readonly string[]): boolean {
  const said = words(text);
  return keywords.some((keyword) => words(keyword).trim() !== '' && said.includes(words(keyword)));
}

/** Those of a list that say none of the keywords. [SEO-05] */
export const withoutKeywords = <T>(
  list: readonly T[],
  textOf: (one: T) => string,
  keywords: readonly string[],
): T[] => list.filter((one) => !saysAny(textOf(one), keywords));

/** Keywords that the page's parts for search engines do not use. [CONFIG-10, SEO-05] */
export const excludedKeywords = (config: ConfigMap | null): string[] =>
  configList(config ?? {}, 'pdp.seo.excluded-keywords');

/** Invisible characters, and those that turn the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** One line of text that came from outside, as it may be shown. */
export const textLine = (text: string, longest: number): string =>
  text
    .slice(0, 2 * longest)
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);

/** Paragraphs of such a text; a line of its own is one. */
export const textParagraphs = (text: string, longest: number): string[] =>
  text
    .slice(0, longest)
    .split(/[\r\n]+/)
    .map((line) => textLine(line, longest))
    .filter((line) => line !== '');

/** Id of the element in which the server gives the page its section for search engines. */
export const SERVED_SEO_ID = 'page-seo';
