/** Sanitised seller text as plain data; views build elements from it, so no markup is ever injected. */
export type RichTextNode = string | { tag: RichTextTag; children: RichTextNode[] };

export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];
