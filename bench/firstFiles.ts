/** A file of the first load: the most that it may have, in kB of 1,000 bytes as the host sends it, and its reason. */
interface FirstFile {
  limit: number;
  reason: string;
}

/** Every script of the first load, by its name in the bundle. `npm test` holds the limits. */
export const FIRST_FILES: Readonly<Record<string, FirstFile>> = {
  entryClient: {
    limit: 29.7,
    reason: 'views of the first screen, values read from the sent state, early presses, bringing later files',
  },
  react: { limit: 58.25, reason: 'React and react-dom: hydrate the first screen' },
  idFirst: { limit: 3.65, reason: 'words of the first screen in one language' },
  'rolldown-runtime': { limit: 0.4, reason: 'helpers that the bundler puts around modules' },
};
