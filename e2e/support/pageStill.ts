/** Resolves once the page changes neither its size nor its place: so many frames were the same in a row. Runs inside the page. */
export function pageStill(): Promise<void> {
  return new Promise<void>((resolve) => {
    let last = '';
    let same = 0;
    const look = () => {
      const now = `${document.documentElement.scrollHeight} ${scrollY} ${document.querySelectorAll('main *').length}`;
      same = now === last ? same + 1 : 0;
      last = now;
      if (same >= 12) resolve();
      else void nextFrame().then(look);
    };
    // A headless browser sometimes draws no frame; the wait for one has an end.
    const nextFrame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 250);
      });
    look();
  });
}
