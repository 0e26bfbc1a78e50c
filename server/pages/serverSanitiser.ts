import { createSanitiser } from '#src/app/sanitiser.ts';
import type { RichTextNode } from '#src/domain/richText.ts';

const MAX_TEXTS = 1_000;

/** The sanitiser on a DOM of the server, with the texts it has seen: parsing is the dearest part of a page. */
export function createServerSanitiser() {
  const sanitise = createSanitiser(async () => {
    const { JSDOM } = await import('jsdom');
    return new JSDOM('').window;
  });
  const known = new Map<string, Promise<RichTextNode[]>>();
  return (html: string): Promise<RichTextNode[]> => {
    const kept = known.get(html);
    if (kept !== undefined) return kept;
    const result = sanitise(html);
    known.set(html, result);
    const oldest = known.keys().next();
    if (known.size > MAX_TEXTS && !oldest.done) known.delete(oldest.value);
    return result;
  };
}
