import type { wishlist as source } from './idFirst.ts';

export const wishlist: Record<keyof typeof source, string> = {
  'wishlist.save': 'Save to wishlist',
  'wishlist.saved': 'Saved to your wishlist.',
  'wishlist.removed': 'Removed from your wishlist.',
  'wishlist.saveFailed': 'Not saved to your wishlist. Please try again.',
  'wishlist.removeFailed': 'Not removed from your wishlist. Please try again.',
  'wishlist.short': 'Wishlist',
  'albums.title': 'Save to an album',
  'albums.problem.full': 'The album is full: {maximum} products at most.',
  'notify.failed': 'Something went wrong. Please try again later.',
};
