import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchExperiments, watchLists, watchSections } from '#src/app/measure/watchPage.ts';

/** The browser's report of an element: the share of it in view, and its height in view in CSS px. */
let say: (target: Element, intersectionRatio: number, height: number) => void = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        say = (target, intersectionRatio, height) =>
          tell([{ target, intersectionRatio, intersectionRect: { height } }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('innerHeight', 800);
});

/** An element of the page. */
function shown(attributes: Record<string, string>): Element {
  const element = document.createElement('section');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

describe.each<[string, (tell: (name: string) => void) => () => void, Record<string, string>, string]>([
  ['[RECO-14] a list', watchLists, { 'data-list': 'brand' }, 'brand'],
  ['[ANALYTICS-10] a section', watchSections, { id: 'reviews' }, 'reviews'],
  ['[EXP-04] an experiment', watchExperiments, { 'data-exp': 'cashback-price' }, 'cashback-price'],
])('%s is seen', (_, watch, attributes, name) => {
  test.each([
    ['with less than half of it', 0.49, 100, false],
    ['with half of it', 0.5, 100, true],
    ['with less than half of the window', 0.2, 399, false],
    ['with half of the window', 0.2, 400, true],
  ])('%s: %d, %d px', (_said, ratio, height, isSeen) => {
    const element = shown(attributes);
    const told: string[] = [];
    onTestFinished(watch((one) => void told.push(one)));
    say(element, ratio, height);
    expect(told).toEqual(isSeen ? [name] : []);
  });
});
