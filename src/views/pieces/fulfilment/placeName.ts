import type { Destination } from '#src/domain/address/destination.ts';

/** "Gubeng, Kota Surabaya". */
export const placeName = ({ district, city }: Destination): string =>
  [district, city].filter((name) => name !== '').join(', ');
