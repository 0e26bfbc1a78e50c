import * as z from 'zod/mini';
import { RICH_TEXT_TAGS, type RichTextNode } from '#src/domain/content/richText.ts';

const node: z.ZodMiniType<RichTextNode> = z.union([
  z.string(),
  z.object({
    tag: z.enum(RICH_TEXT_TAGS),
    get children() {
      return z.array(node);
    },
  }),
]);

/** Text of a seller or of the content system. The backend has it as HTML; the page host makes it this tree. */
export const richText = z.array(node);
