/**
 * Resolves when the whole style sheet applies, or cannot be fetched; the document says which links are of it. One that
 * has come but is for print still is about to be put to use: by the script of the document, when its load is told.
 */
export async function stylesHere(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-styles]');
  await Promise.all(
    Array.from(links, (link) =>
      link.sheet !== null && link.media !== 'print'
        ? null
        : new Promise((resolve) => {
            for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
          }),
    ),
  );
}
