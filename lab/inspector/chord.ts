/** The keys by which the lab is opened and closed: Ctrl+Shift+L. */
export const isChord = ({ code, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  code === 'KeyL' && ctrlKey && shiftKey && !altKey;
