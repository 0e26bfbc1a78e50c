import type { shell as source } from './idLater.ts';

export const shell: Record<keyof typeof source, string> = {
  'footer.privacy': 'Privacy choices',
  'footer.help': 'Help',
  'footer.theme': 'Theme',
  'footer.themeSystem': 'Follow system',
  'footer.themeLight': 'Light',
  'footer.themeDark': 'Dark',

  'sectionBar.label': 'Parts of the page',
  'sectionBar.overview': 'Overview',
  'sectionBar.description': 'Description',
  'sectionBar.seller': 'Seller',
  'sectionBar.reviews': 'Reviews',
  'sectionBar.discussion': 'Discussion',
  'sectionBar.recommendation': 'Recommendations',
};
