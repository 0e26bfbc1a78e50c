// Functions that run inside the page: each is sent there alone and may use nothing around it.

/**
 * The places that still load, a frame later, so that what has just come is drawn. The first of them is looked at, and
 * the end of the page where there is none, since some wait to be seen.
 */
export async function stillLoading(): Promise<string[]> {
  // A headless browser may draw no frame when nothing has changed, so the wait has an end.
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 20));
    setTimeout(resolve, 250);
  });
  const loading = [...document.querySelectorAll('[aria-busy="true"], .sk, .is-wait')].filter((element) => {
    // Content that came to a section that the page had set aside has no box, and counts as hidden, until it is measured.
    element.getBoundingClientRect();
    // Room that is kept for what turned out not to come is hidden: it goes once it is out of the window. [SHELL-25]
    return element.checkVisibility({ visibilityProperty: true });
  });
  // The end is far from where reading ended when a list has grown since then.
  if (loading[0] === undefined) window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  else loading[0].scrollIntoView({ block: 'center', behavior: 'instant' });
  return [...new Set(loading.map((element) => `#${element.closest('[id]')?.id ?? 'page'}`))];
}

/**
 * Everything that can be read, in the order of the page, but for some places. Of a time of day only that it is one: it
 * goes on, and with it the days and hours that are counted from it.
 */
export function readText(except: readonly string[]): string[] {
  const texts: string[] = [];
  const left = except.length === 0 ? null : except.join(',');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text =
      node.textContent
        ?.replaceAll(/\s+/g, ' ')
        .replaceAll(/\b\d{2}\.\d{2}\b/g, 'hh.mm')
        .replaceAll(/Tiba (?:(?:besok|hari ini), )?\d{1,2} [A-Z][a-z]{2}/g, 'Tiba d Mmm')
        .replace(/^\s*Pesan sebelum (?:\d{1,2} [A-Z][a-z]{2} )?hh\.mm WI(?:B|TA|T)\s*$/, '')
        .replace(/^\s*(?:Buka sampai|Tutup, buka) .*WI(?:B|TA|T)\s*$/, 'jam toko')
        .trim() ?? '';
    if (parent === null || text === '') continue;
    // As above: without a box it counts as hidden.
    parent.getBoundingClientRect();
    if (!parent.checkVisibility()) continue;
    if (left === null || parent.closest(left) === null) texts.push(text);
  }
  return texts;
}

/** Tells whether the browser still draws the page. A page that is no longer drawn gets no frames, and still runs. */
export async function isDrawn(): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), 4_000);
  });
}
