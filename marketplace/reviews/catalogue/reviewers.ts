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
  /** The demo member of this name, who can log in. */
  memberId: string | null;
}

const shortName = (name: string) => {
  const [first = '', last = ''] = name.split(' ');
  return `${first} ${last.charAt(0)}.`;
};
const memberByName = new Map(demoMembers.map(({ id, name }) => [shortName(name), id]));

/** Returns the reviewer of a name; the same name is the same reviewer everywhere. */
export function reviewerOf(name: string): Reviewer {
  const id = `p-${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
  return { id, name, memberId: memberByName.get(name) ?? null };
}

/** Reviewers with the most reviews, the busiest first. */
const PROLIFIC = ['Sekar A.', 'Maria L.', 'Bagus W.', 'Wulan S.', 'Putu E.', 'Arif K.'];
const PROLIFIC_SHARE = 0.08;
const prolific = new Set(PROLIFIC);

/** Tells whether a reviewer is one with very many reviews. */
export const isProlific = ({ name }: Reviewer): boolean => prolific.has(name);

/** Returns a prolific reviewer who has not reviewed this product; null where all have. */
export function knownReviewer(written: ReadonlySet<string>): Reviewer | null {
  const name = PROLIFIC.find((one) => !written.has(one));
  return name === undefined ? null : reviewerOf(name);
}

/** Returns a random reviewer, a few far more often than others; never a member, whose reviews are hand-written. */
export function anyReviewer(random: ReturnType<typeof seeded>): Reviewer {
  if (random.next() < PROLIFIC_SHARE) {
    return reviewerOf(PROLIFIC[Math.floor(random.next() ** 2 * PROLIFIC.length)] ?? 'Sekar A.');
  }
  return reviewerOf(anyName(random));
}

/** Tries to find an unused name: with one initial, which gives few names, and then with two. */
const TRIES = { one: 5, two: 20 };

const ALL_NAMES = FIRST_NAMES.length * INITIALS.length ** 2;

/** Returns a reviewer whose name is not yet used; where nearly all are, one of them reviews again. */
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
