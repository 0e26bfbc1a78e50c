// Sent into the page as text, so it uses nothing outside itself.

/** Scrolls down to the end, a screen at a time and a frame for each, and up again; stops where no frame comes. */
export async function readToTheEnd(): Promise<void> {
  // A browser without a window may draw no frame when nothing has changed, so the wait for one is bounded.
  const frame = () =>
    new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(true)));
      setTimeout(() => resolve(false), 1_000);
    });
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' });
    const isDrawn = await frame();
    if (!(await frame()) && !isDrawn) break;
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
}
