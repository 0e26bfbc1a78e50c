import { fromCallback, type EventObject } from 'xstate';
import { jumpMachine, type SectionLeft } from '#src/machines/shell/jump/jumpMachine.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

const LEFT: SectionLeft = { type: 'section.left' };
/** Tolerance in CSS px: positions are fractions of a pixel. */
const SAME_PX = 1;
/** A visitor who scrolls no further than this, in CSS px, still reads the section. */
const STILL_THERE_PX = 8;

/** A section of the page. Elements fixed to the window, such as the buy bar, have no place to keep. */
function sectionOf(id: string | null): Element | null {
  const element = id === null ? null : document.getElementById(id);
  return element?.matches('main section, #overview') === true ? element : null;
}

/** Distance in CSS px from the window to the end of a jump to the section with this top, or to the page's end. */
function missOf(top: number): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const most = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(window.scrollY - Math.max(0, Math.min(top + window.scrollY - padding, most)));
}

export const jumpLogic = provided(jumpMachine, {
  actors: {
    waitFor,
    keepSection: fromCallback<EventObject, { section: string | null }>(({ input, sendBack }) => {
      const { style } = document.body;
      const { overflowAnchor } = style;
      // From here the browser scrolls by itself only when the page becomes too short.
      style.overflowAnchor = 'none';
      let keptY: number | null = null;
      const go = () => {
        const element = sectionOf(input.section);
        if (element === null) return;
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
        keptY = window.scrollY;
      };
      /** Detects scrolling by the scrollbar, a search in the page, or a screen reader, which causes no press. */
      const hasScrolled = () => {
        if (keptY === null || Math.abs(window.scrollY - keptY) <= SAME_PX) return false;
        const most = document.documentElement.scrollHeight - window.innerHeight;
        const isCutShort = keptY > most && window.scrollY >= most - SAME_PX;
        return !isCutShort;
      };
      const follow = () => {
        if (hasScrolled()) sendBack(LEFT);
        else go();
      };
      const onScroll = () => {
        if (hasScrolled()) sendBack(LEFT);
      };
      const observer = new ResizeObserver(follow);
      observer.observe(document.body);
      // One section may grow by as much as another shrinks, which leaves the body's size unchanged.
      for (const section of document.querySelectorAll('main section')) observer.observe(section);
      window.addEventListener('scroll', onScroll, { passive: true });
      // The visitor may have scrolled on before this code loaded; events for that arrive right after the jump.
      let isStopped = false;
      queueMicrotask(() => {
        if (!isStopped) go();
      });
      return () => {
        isStopped = true;
        observer.disconnect();
        window.removeEventListener('scroll', onScroll);
        style.overflowAnchor = overflowAnchor;
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
      // A browser may scroll before its wheel event: the section may be left already.
      if (reached !== null && missOf(reached) > STILL_THERE_PX) sendBack(LEFT);
      return () => window.removeEventListener('scroll', onScroll);
    }),
  },
});
