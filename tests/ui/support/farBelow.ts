/** Sections that few visits reach: a third of the work of a page, and irrelevant to what stands above them. */
const FAR_BELOW = '#reviews, #discussion, #recommendation, #seo';

/** Puts each observed element in view from the start, except those far below. */
class AllButFarBelow implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  readonly #isLine: boolean;
  constructor(tell: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#tell = tell;
    // Above a line of the window there is no element: elements have no place here.
    this.#isLine = /^1000000px .*px$/.test(rootMargin);
  }
  observe(target: Element) {
    if (this.#isLine || target.closest(FAR_BELOW) !== null) return;
    const seen = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      intersectionRect: { height: 0 },
      boundingClientRect: target.getBoundingClientRect(),
    };
    this.#tell([seen as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

/** Before any scroll: reviews, questions, recommendations and links to searches are not asked for. */
export function seeTheFirstScreens(): void {
  globalThis.IntersectionObserver = AllButFarBelow as unknown as typeof IntersectionObserver;
}

/** Removes the observer, so that the page asks for all at once: for tests of sections far below. */
export function seeAll(): void {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}

/** Shows no element: no section asks for what it shows. */
export function seeNothing(): void {
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
