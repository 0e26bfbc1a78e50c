import type { Localised } from '../../product/catalogue/types.ts';

/** Topics of reviews; the position is a bit of the stored masks, so new ones go to the end. [API-50] */
export const REVIEW_TOPICS = [
  { id: 'quality', label: { id: 'Kualitas', en: 'Quality' } },
  { id: 'function', label: { id: 'Kemudahan dipakai', en: 'Ease of use' } },
  { id: 'size', label: { id: 'Ukuran', en: 'Size' } },
  { id: 'colour', label: { id: 'Warna', en: 'Colour' } },
  { id: 'comfort', label: { id: 'Kenyamanan', en: 'Comfort' } },
  { id: 'durability', label: { id: 'Keawetan', en: 'Durability' } },
  { id: 'look', label: { id: 'Tampilan', en: 'Looks' } },
  { id: 'packaging', label: { id: 'Kemasan', en: 'Packaging' } },
  { id: 'delivery', label: { id: 'Pengiriman', en: 'Delivery' } },
  { id: 'seller', label: { id: 'Penjual', en: 'Seller' } },
  { id: 'value', label: { id: 'Harga', en: 'Price' } },
  { id: 'freshness', label: { id: 'Kesegaran', en: 'Freshness' } },
  { id: 'taste', label: { id: 'Rasa', en: 'Taste' } },
  { id: 'authenticity', label: { id: 'Keaslian', en: 'Authenticity' } },
  { id: 'battery', label: { id: 'Baterai', en: 'Battery' } },
  { id: 'sound', label: { id: 'Suara', en: 'Sound' } },
  { id: 'camera', label: { id: 'Kamera', en: 'Camera' } },
] as const satisfies readonly { id: string; label: Localised }[];

const POSITIONS = new Map<string, number>(REVIEW_TOPICS.map(({ id }, position) => [id, position]));

/** Reads notes like "+size -delivery": bits of the topics that a review praises, and of those it complains about. */
export function topicMasks(notes: string): { praise: number; complaints: number } {
  const masks = { praise: 0, complaints: 0 };
  for (const note of notes.split(' ')) {
    if (note === '') continue;
    const bit = POSITIONS.get(note.slice(1));
    if (bit === undefined || !/^[+-]/.test(note)) throw new Error(`no topic of reviews: "${note}"`);
    masks[note.startsWith('+') ? 'praise' : 'complaints'] |= 1 << bit;
  }
  return masks;
}

/** The bit of a topic; null for an unknown one. */
export function topicBit(id: string): number | null {
  const position = POSITIONS.get(id);
  return position === undefined ? null : 1 << position;
}
