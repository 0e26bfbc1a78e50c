import type { SnapshotFrom } from 'xstate';
import { withoutKeywords } from '#src/domain/seo/seo.ts';
import type { seoMachine } from './seoMachine.ts';

type Snapshot = SnapshotFrom<typeof seoMachine>;

export const selectSeoContent = ({ context }: Snapshot) => context.content;

/** Related searches that may be shown. [SEO-04, SEO-05] */
export const selectSeoLinks = ({ context: { links, excluded } }: Snapshot) =>
  withoutKeywords(links, ({ name }) => name, excluded);
