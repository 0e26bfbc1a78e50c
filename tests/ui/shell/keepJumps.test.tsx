import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Page } from '#src/app/createPage.ts';
import { keepJumps } from '#src/app/keepJumps.ts';

type Told = { name: string; event: { type: string; section?: string } };

/** Follows jumps at an address; what is told, in short. */
function follow(address: string, isKnown = false) {
  history.replaceState(null, '', address);
  document.body.innerHTML = '<a href="#reviews"><b>Ulasan</b></a> <a href="/p/other">Lain</a>';
  const said: string[] = [];
  let changed = () => {};
  let want = (_: { section: string }) => {};
  const page = {
    subscribe: (heard: () => void) => {
      changed = heard;
      return { unsubscribe: () => {} };
    },
    on: (_: 'jump.wanted', heard: typeof want) => {
      want = heard;
      return { unsubscribe: () => {} };
    },
    send: ({ name, event }: Told) => said.push([name, event.type, event.section].filter(Boolean).join(' ')),
  };
  const stop = keepJumps(page as unknown as Page, {
    isKnown,
    onLeave: () => said.push('left'),
    onEnter: () => said.push('entered'),
    onReturn: () => said.push('returned'),
  });
  onTestFinished(stop);
  /** The router leads to another page: the window is told nothing, the page is. */
  const navigate = (to: string) => {
    history.replaceState(null, '', to);
    changed();
  };
  return { said, stop, navigate, want: (section: string) => want({ section }) };
}
/** Clicks a link without following it: the tests ask who is told. */
const press = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  window.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
};
const stepTo = (address: string) => {
  history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
const use = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));

afterEach(() => {
  history.replaceState(null, '', '/');
  delete window.__USED__;
});

describe('[SECTION-12] jumps are told', () => {
  test('of a section link, once its place is noted; not of a new tab or another link', () => {
    const { said } = follow('/p/x');
    press('b');
    expect(said).toEqual(['left', 'jump jump.asked reviews']);
    press('b', { ctrlKey: true });
    press('a[href="/p/other"]');
    expect(said).toHaveLength(2);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'what the visitor does next takes over, once: %s',
    (name) => {
      const { said } = follow('/p/x');
      use(name);
      expect(said).toEqual([]);
      press('b');
      use(name);
      use(name);
      expect(said.slice(2)).toEqual(['jump visitor.tookOver']);
    },
  );

  test('[REVIEW-24] of a filter above a list; the reader goes along until their next action', () => {
    const { said, want } = follow('/p/x');
    document.body.innerHTML = '<button>5</button><section id="list"><h2 tabindex="-1">Semua</h2></section>';
    const section = document.getElementById('list');
    const scrolled: unknown[] = [];
    if (section !== null) section.scrollIntoView = (how) => void scrolled.push(how);
    want('list');
    expect(said).toEqual(['jump jump.asked list']);
    expect(scrolled).toEqual([{ block: 'start', behavior: 'instant' }]);
    expect(document.activeElement?.textContent).toBe('Semua');
    use('wheel');
    expect(said.slice(1)).toEqual(['jump visitor.tookOver']);
    want('nowhere');
    expect(said).toHaveLength(3);
  });

  test('of a step in the history to a section; one to none leads back', () => {
    const { said } = follow('/p/x');
    stepTo('/p/x#reviews');
    expect(said).toEqual(['entered', 'jump jump.asked reviews']);
    expect((history.state as { __TSR_key?: string }).__TSR_key).toBeTruthy();
    stepTo('/p/x');
    expect(said.slice(2)).toEqual(['entered', 'jump visitor.tookOver', 'returned']);
    // A step between entries without a section, or to another page, is no jump.
    stepTo('/p/x');
    stepTo('/p/other#reviews');
    expect(said.slice(5)).toEqual(['entered']);
  });

  test('of the address that the document was opened with', () => {
    expect(follow('/p/x#reviews').said).toEqual(['jump jump.asked reviews']);
    expect(follow('/p/x').said).toEqual([]);
    expect(follow('/p/x#').said).toEqual([]);
  });

  test('not where the entry was there before, or the visitor has used the page already', () => {
    expect(follow('/p/x#reviews', true).said).toEqual([]);
    window.__USED__ = true;
    expect(follow('/p/x#reviews').said).toEqual([]);
  });

  test('nothing once the page has gone', () => {
    const { said, stop } = follow('/p/x');
    stop();
    press('b');
    stepTo('/p/x#reviews');
    use('wheel');
    expect(said).toEqual([]);
  });

  test('[ROUTE-30] a step back from another page is none within this one', () => {
    const { said, navigate } = follow('/p/x');
    navigate('/p/other');
    stepTo('/p/x');
    expect(said).toEqual([]);
  });
});
