import type { ReviewReason } from '#src/services/reviews/reviews/contract.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';

/** The names of the review topics from the content; the same for every item, none without one. [API-50] */
export const topicWordsMachine = createItemLoader<ReviewReason[]>({
  id: 'topicWords',
  wantedBy: ({ item }) => (item === null ? null : 'every'),
  isEmpty: (found) => found.length === 0,
  keepsFormer: true,
});
