import { demoMembers } from '../demoMembers.ts';
import type { seeded } from '../seededRandom.ts';

const FIRST_NAMES =
  'Adit Agnes Ahmad Aisyah Andi Anggi Anisa Arya Ayu Bagas Bayu Bella Bima Cahya Candra Cindy Danu Della Dian Dinda Edo Elsa Erwin Fajar Farah Fikri Galih Gema Hani Hasan Heru Ika Ilham Intan Irma Jihan Karin Kevin Laras Lukman Maya Mira Nanda Nisa Novi Oki Putri Rama Rara Reza Rina Rizky Sari Satria Tari Tika Umar Vina Wahyu Wira Yanti Yoga Yudi Zahra'.split(
    ' ',
  );
const INITIALS = [...'ABCDEFGHIJKLMNPRSTUWYZ'];

export interface Reviewer {
  id: string;
  name: string;
  /** Who can log in as this person. */
  memberId: string | null;
}

const shortName = (name: string) => {
  const [first = '', last = ''] = name.split(' ');
  return `${first} ${last.charAt(0)}.`;
};
const memberByName = new Map(demoMembers.map(({ id, name }) => [shortName(name), id]));

/** A person by name: the same one wherever that name stands. */
export function reviewerOf(name: string): Reviewer {
  const id = `p-${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
  return { id, name, memberId: memberByName.get(name) ?? null };
}

/** Those who review a great deal, the busiest first. */
const PROLIFIC = ['Sekar A.', 'Maria L.', 'Bagus W.', 'Wulan S.', 'Putu E.', 'Arif K.'];
const PROLIFIC_SHARE = 0.08;
const prolific = new Set(PROLIFIC);

/** Whether somebody is known for reviewing. */
export const isProlific = ({ name }: Reviewer): boolean => prolific.has(name);

/** Somebody; a few write far more than the others. No member of the shop: they wrote by hand. */
export function anyReviewer(random: ReturnType<typeof seeded>): Reviewer {
  if (random.next() < PROLIFIC_SHARE) {
    return reviewerOf(PROLIFIC[Math.floor(random.next() ** 2 * PROLIFIC.length)] ?? 'Sekar A.');
  }
  const first = FIRST_NAMES[Math.floor(random.next() ** 2 * FIRST_NAMES.length)] ?? 'Adit';
  const initial = INITIALS[Math.floor(random.next() ** 2 * INITIALS.length)] ?? 'A';
  const name = `${first} ${initial}.`;
  return memberByName.has(name) ? reviewerOf(`${first} Z.`) : reviewerOf(name);
}
