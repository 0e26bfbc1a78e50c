import type { albums as source } from '../id/albums.ts';

export const albums: Record<keyof typeof source, string> = {
  'albums.loading': 'Loading albums',
  'albums.failed': 'Failed to load your albums.',
  'albums.none': 'No albums yet',
  'albums.noneHint': 'Create your first album and this product goes straight into it.',
  'albums.count': 'Products: {count}',
  'albums.new': 'New album',
  'albums.placeholder': 'Like Gifts for Mum',
  'albums.create': 'Create',
  'albums.save': 'Save',
  'albums.removeAll': 'Remove from all',
  'albums.problem.invalid': 'Only letters and numbers are allowed.',
  'albums.problem.tooLong': '{maximum} characters at most.',
  'albums.problem.taken': 'You already have an album with this name.',
  'albums.problem.limit': 'You already have {maximum} albums, which is the most there can be.',
  'albums.problem.gone': 'Your albums have changed. Check your choice again.',
  'albums.saved': 'Saved to {album}.',
  'albums.savedMany': 'Saved to {count} {count|album|albums}.',
  'albums.moved': 'Moved to {album}.',
  'albums.changed': 'The albums of this product are up to date.',
  'albums.problem.lost': 'Not saved yet. Please try again.',
};
