import { SUITCASE } from '../addresses.ts';
import { SELLER } from '../shared.ts';
import { ask, press, write, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const RIMBA = '/official/merchant-favorites/RMB-60012';
const isFollowed = async (visit: Visit) => (await ask<{ followed: boolean }>(visit, RIMBA)).followed;
const follow = (followed: boolean) => async (visit: Visit) => {
  await write(visit, 'POST', `${RIMBA}/${followed ? '_follow' : '_unfollow'}`, {});
};

/** The seller, their goods and their followers. */
export const sellerUses: Use[] = [
  {
    endpoint: 'GET /official/merchant-favorites/*',
    what: 'facts of the seller',
    address: SUITCASE,
    from: 'browser',
    owner: SELLER,
    again: 'reload',
    // Not by the whole page: others follow the seller meanwhile.
    recovered: '#seller >> text=Bergabung Mar 2018',
  },
  {
    endpoint: 'GET /content/merchant-rating',
    what: 'rating of the seller',
    address: SUITCASE,
    from: 'browser',
    owner: SELLER,
    again: 'reload',
    recovered: '#seller >> text=4,7',
  },
  {
    endpoint: 'GET /search/merchant-products',
    what: 'other goods of the seller',
    address: SUITCASE,
    from: 'browser',
    owner: SELLER,
    again: 'reload',
    recovered: '#seller >> text=Kubus Pakaian Lipat Isi 3',
  },
  {
    endpoint: 'POST /official/merchant-favorites/*/_follow',
    what: 'following the seller',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: follow(false),
    act: press('Ikuti'),
    owner: ['#seller', '.toast'],
    told: 'Ada yang salah di sini. Coba lagi nanti, ya.',
    again: 'act',
    recovered: '#seller button[aria-pressed="true"]',
    written: async (visit) => Number(await isFollowed(visit)),
  },
  {
    endpoint: 'POST /official/merchant-favorites/*/_unfollow',
    what: 'no longer following the seller',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: follow(true),
    act: press('Mengikuti'),
    owner: ['#seller', '.toast'],
    told: 'Ada yang salah di sini. Coba lagi nanti, ya.',
    again: 'act',
    recovered: '#seller button[aria-pressed="false"]',
    written: async (visit) => 1 - Number(await isFollowed(visit)),
  },
];
