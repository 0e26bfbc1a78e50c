import type { ReviewReason } from '#src/services/reviews/reviews/contract.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';

/** Topic words: what the content calls the topics of reviews; the same whatever item is shown, none without one. [API-50] */
export const topicWordsMachine = createItemLoader<ReviewReason[]>({
  id: 'topicWords',
  wantedBy: ({ item }) => (item === null ? null : 'every'),
  isEmpty: (found) => found.length === 0,
  keepsFormer: true,
});
