// Sent into the page as text: it may use nothing around it.

/** Scrolls down to the end, a screen at a time and a frame for each, and up again. */
export async function readToTheEnd(): Promise<void> {
  // Now and then a browser without a window draws no frame, because nothing has changed: nobody waits for it for ever.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 250);
    });
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
}
