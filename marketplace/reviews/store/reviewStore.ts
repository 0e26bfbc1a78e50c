/** One like is as much as having words and a picture. */
const OF_A_LIKE = 3;
const OF_WORDS = 2;
const OF_A_PICTURE = 1;

/** By what the sort POPULAR goes: what people found helpful, then words and pictures before bare stars. */
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

/** Less than this no review has that has pictures, or words on a topic: of the others they come last. */
export const leastUsefulness = ({
  withImages,
  topic,
}: {
  withImages: boolean;
  topic: number | null;
}): number => Math.max(topic === null ? 0 : OF_WORDS, withImages ? OF_A_PICTURE : 0);

/** The number of a review in an address: "UL-" and its number. */
export const reviewId = (id: number): string => `UL-${id.toString(36)}`;
/** The number of an id; null for what is none. */
export function reviewNumber(id: string): number | null {
  const digits = /^UL-([0-9a-z]{1,11})$/.exec(id)?.[1];
  const number = digits === undefined ? Number.NaN : Number.parseInt(digits, 36);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
