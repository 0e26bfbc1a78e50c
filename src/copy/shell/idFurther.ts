/** Words of header, footer and what every part may say, for views further away. */
export const shell = {
  'action.cancel': 'Batal',
} as const;
