import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import type { seeded } from '../../product/catalogue/seededRandom.ts';

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

/** One who is known for reviewing and has not written yet; null where all of them have. */
export function knownReviewer(written: ReadonlySet<string>): Reviewer | null {
  const name = PROLIFIC.find((one) => !written.has(one));
  return name === undefined ? null : reviewerOf(name);
}

/** Somebody; a few write far more than the others. No member of the shop: they wrote by hand. */
export function anyReviewer(random: ReturnType<typeof seeded>): Reviewer {
  if (random.next() < PROLIFIC_SHARE) {
    return reviewerOf(PROLIFIC[Math.floor(random.next() ** 2 * PROLIFIC.length)] ?? 'Sekar A.');
  }
  return reviewerOf(anyName(random));
}

/** So often somebody new is looked for: with one initial, of whom there are few, and then with two. */
const TRIES = { one: 5, two: 20 };

const ALL_NAMES = FIRST_NAMES.length * INITIALS.length ** 2;

/** Somebody whose name is not among the written; where nearly all have written, one of them writes again. */
export function anybodyElse(written: ReadonlySet<string>, random: ReturnType<typeof seeded>): Reviewer {
  let name = anyName(random);
  if (written.size > ALL_NAMES) return reviewerOf(name);
  for (let tries = 1; tries < TRIES.one && written.has(name); tries += 1) name = anyName(random);
  for (let tries = 0; tries < TRIES.two && written.has(name); tries += 1) {
    name = `${random.pick(FIRST_NAMES)} ${random.pick(INITIALS)}. ${random.pick(INITIALS)}.`;
  }
  return reviewerOf(name);
}

function anyName(random: ReturnType<typeof seeded>): string {
  const first = FIRST_NAMES[Math.floor(random.next() ** 2 * FIRST_NAMES.length)] ?? 'Adit';
  const initial = INITIALS[Math.floor(random.next() ** 2 * INITIALS.length)] ?? 'A';
  const name = `${first} ${initial}.`;
  return memberByName.has(name) ? `${first} Z.` : name;
}
