import { fromCallback, type EventObject } from 'xstate';
import { jumpMachine, type SectionLeft } from '#src/machines/shell/jump/jumpMachine.ts';
import { waitFor } from '../waitFor.ts';

const LEFT: SectionLeft = { type: 'section.left' };
/** Positions are fractions of a pixel. */
const SAME_PX = 1;
/** Whoever scrolls no further than this still reads the section jumped to, in CSS px. */
const STILL_THERE_PX = 8;

/** A section of the page. What is fixed to the window, as what buys, has no place that could be kept. */
function sectionOf(id: string | null): Element | null {
  const element = id === null ? null : document.getElementById(id);
  return element?.matches('main section, #overview') === true ? element : null;
}

interface Sizes {
  /** The top of the section, in CSS px from the top of the page. */
  top: number;
  height: number;
}

function sizesWith(element: Element): Sizes {
  const top = element.getBoundingClientRect().top + window.scrollY;
  return { top, height: document.documentElement.scrollHeight };
}

export const jumpLogic = jumpMachine.provide({
  actors: {
    waitFor,
    keepSection: fromCallback<EventObject, { section: string | null }>(({ input, sendBack }) => {
      let kept: (Sizes & { y: number }) | null = null;
      const go = () => {
        const element = sectionOf(input.section);
        if (element === null) return;
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
        kept = { ...sizesWith(element), y: window.scrollY };
      };
      const onScroll = () => {
        const element = sectionOf(input.section);
        if (element === null || kept === null || Math.abs(window.scrollY - kept.y) <= SAME_PX) return;
        const { top, height } = sizesWith(element);
        // The browser itself scrolls where the page changes its size; on a page that stays, somebody did:
        // by the scrollbar, by a search in the page, by what reads it aloud.
        if (Math.abs(top - kept.top) <= SAME_PX && Math.abs(height - kept.height) <= SAME_PX) sendBack(LEFT);
        else go();
      };
      const observer = new ResizeObserver(go);
      observer.observe(document.body);
      // One may grow by as much as another one shrinks.
      for (const section of document.querySelectorAll('main section')) observer.observe(section);
      window.addEventListener('scroll', onScroll, { passive: true });
      go();
      return () => {
        observer.disconnect();
        window.removeEventListener('scroll', onScroll);
      };
    }),
    watchSection: fromCallback<EventObject, { section: string | null }>(({ input, sendBack }) => {
      const topNow = () => sectionOf(input.section)?.getBoundingClientRect().top ?? null;
      const reached = topNow();
      const onScroll = () => {
        const top = topNow();
        if (top === null || reached === null || Math.abs(top - reached) > STILL_THERE_PX) sendBack(LEFT);
      };
      window.addEventListener('scroll', onScroll, { passive: true });
      return () => window.removeEventListener('scroll', onScroll);
    }),
  },
});
