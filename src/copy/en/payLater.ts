/** What a member can pay later. */
export const payLater = {
  'payLater.title': 'Pay later with PayLater',
  'payLater.limit': 'Limit up to Rp8 million a month',
  'payLater.NOT_REGISTERED': 'Activate PayLater',
  'payLater.IN_REVIEW': 'Your PayLater application is in review',
  'payLater.IN_REVIEW.text': 'The outcome will show here.',
  'payLater.ACTIVE': 'Your PayLater is active',
  'payLater.remaining': '{amount} of PayLater left',
  'payLater.of': 'of {limit} this month',
  'payLater.BLOCKED': 'Your PayLater cannot be used now',
  'payLater.BLOCKED.text': 'Contact customer care for help.',
} as const;
