/** Words of promotions, vouchers, campaigns, combos and gifts, in the first load. */
export const promo = {
  'campaign.starts': 'Mulai {moment}',
} as const;
