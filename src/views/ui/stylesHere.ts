/**
 * Resolves when the whole style sheet applies, or cannot be fetched; the document marks its links. A loaded link that
 * is still for print applies once the document's script hears of its load.
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
