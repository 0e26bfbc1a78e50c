/** Sections that most visits never come to: a third of the work of a page, and of no account to what stands above them. */
const FAR_BELOW = '#reviews, #discussion, #recommendation, #seo';

/** All that is observed is in view from the start, but for what stands far below. */
class AllButFarBelow implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  readonly #isLine: boolean;
  constructor(tell: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#tell = tell;
    // Nothing lies on a line within the window where nothing has a place.
    this.#isLine = rootMargin.startsWith('-');
  }
  observe(target: Element) {
    if (this.#isLine || target.closest(FAR_BELOW) !== null) return;
    const seen = { target, isIntersecting: true, intersectionRatio: 1, intersectionRect: { height: 0 } };
    this.#tell([seen as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

/** Nobody has scrolled: reviews, questions, recommendations and links to searches are not asked for. */
export function seeTheFirstScreens(): void {
  globalThis.IntersectionObserver = AllButFarBelow as unknown as typeof IntersectionObserver;
}

/** Nothing can be observed, so all is asked for at once: for tests of what stands far below. */
export function seeAll(): void {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}
