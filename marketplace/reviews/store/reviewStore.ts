/** A like counts as much as a text and a picture together. */
const OF_A_LIKE = 3;
const OF_WORDS = 2;
const OF_A_PICTURE = 1;

/** Scores a review for the sort POPULAR: likes first, then words and pictures before stars alone. */
export function usefulnessOf({
  likes,
  images,
  text,
}: {
  likes: number;
  images: number;
  text: string;
}): number {
  return likes * OF_A_LIKE + (text === '' ? 0 : OF_WORDS) + (images > 0 ? OF_A_PICTURE : 0);
}

/** The lowest score of a review with pictures, or with words on a topic; lower ones are left out of a read. */
export const leastUsefulness = ({
  withImages,
  topic,
}: {
  withImages: boolean;
  topic: number | null;
}): number => Math.max(topic === null ? 0 : OF_WORDS, withImages ? OF_A_PICTURE : 0);

/** The number of a review in an address: "UL-" and its number. */
export const reviewId = (id: number): string => `UL-${id.toString(36)}`;
/** Returns the number of a review's id; null for any other id. */
export function reviewNumber(id: string): number | null {
  const digits = /^UL-([0-9a-z]{1,11})$/.exec(id)?.[1];
  const number = digits === undefined ? Number.NaN : Number.parseInt(digits, 36);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
