/** A seller's description of itself, and the marketplace's records of it. */
export interface SellerProfile {
  /** YYYY-MM-DD. */
  joinedOn: string;
  /** Null before the first question. */
  response: { rate: number; minutes: number } | null;
  /** Jakarta time, `days` as 1 (Monday) to 7 (Sunday); empty where the seller names none. */
  opening: readonly { days: readonly number[]; open: string; close: string }[];
  /** Before members who follow it are counted. */
  followers: number;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WEEKDAYS = [1, 2, 3, 4, 5];

/** By the seller's code; a seller without an entry has no profile. */
export const sellerProfiles: Readonly<Record<string, SellerProfile>> = {
  'RMB-60012': {
    joinedOn: '2018-03-12',
    response: { rate: 97, minutes: 12 },
    opening: [{ days: EVERY_DAY, open: '08:00', close: '21:00' }],
    followers: 48_210,
  },
  'ETL-00001': {
    joinedOn: '2011-07-25',
    response: { rate: 99, minutes: 4 },
    opening: [{ days: EVERY_DAY, open: '00:00', close: '24:00' }],
    followers: 312_408,
  },
  'GWA-20410': {
    joinedOn: '2016-09-01',
    response: { rate: 94, minutes: 25 },
    opening: [
      { days: WEEKDAYS, open: '09:00', close: '20:00' },
      { days: [6, 7], open: '10:00', close: '18:00' },
    ],
    followers: 27_655,
  },
  'NDA-31177': {
    joinedOn: '2020-01-17',
    response: { rate: 88, minutes: 55 },
    opening: [{ days: [1, 2, 3, 4, 5, 6], open: '10:00', close: '19:00' }],
    followers: 9_304,
  },
  'DPR-40088': {
    joinedOn: '2019-05-06',
    response: { rate: 91, minutes: 40 },
    opening: [{ days: [1, 2, 3, 4, 5, 6], open: '08:00', close: '17:00' }],
    followers: 6_120,
  },
  'GRM-51230': {
    joinedOn: '2021-10-11',
    response: { rate: 72, minutes: 300 },
    opening: [{ days: WEEKDAYS, open: '08:00', close: '16:00' }],
    followers: 1_846,
  },
  'BTK-62005': {
    joinedOn: '2017-10-02',
    response: { rate: 83, minutes: 180 },
    opening: [
      { days: WEEKDAYS, open: '09:00', close: '17:00' },
      { days: [6], open: '09:00', close: '13:00' },
    ],
    followers: 3_977,
  },
  'SND-62990': {
    joinedOn: '2022-02-20',
    response: { rate: 79, minutes: 95 },
    opening: [{ days: EVERY_DAY, open: '07:00', close: '15:00' }],
    followers: 812,
  },
  'KNG-70001': {
    joinedOn: '2020-08-14',
    response: { rate: 95, minutes: 18 },
    opening: [{ days: EVERY_DAY, open: '09:00', close: '22:00' }],
    followers: 15_430,
  },
  'WRT-71820': {
    joinedOn: '2026-08-03',
    response: null,
    opening: [],
    followers: 23,
  },
  'TRT-73311': {
    joinedOn: '2018-11-19',
    response: { rate: 96, minutes: 20 },
    opening: [
      { days: WEEKDAYS, open: '08:00', close: '20:00' },
      { days: [6, 7], open: '08:00', close: '14:00' },
    ],
    followers: 21_093,
  },
  'LJO-80015': {
    joinedOn: '2022-05-09',
    response: { rate: 95, minutes: 18 },
    opening: [
      { days: WEEKDAYS, open: '09:00', close: '18:00' },
      { days: [6], open: '09:00', close: '15:00' },
    ],
    followers: 6_480,
  },
  'RNC-90001': {
    joinedOn: '2019-04-30',
    response: { rate: 98, minutes: 8 },
    opening: [{ days: EVERY_DAY, open: '07:00', close: '22:00' }],
    followers: 88_764,
  },
};
