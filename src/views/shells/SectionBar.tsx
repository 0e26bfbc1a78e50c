import { useEffect, useState } from 'react';
import { useCopy, useLaterSelector } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product/product.ts';
import s from '../ui/parts.module.css';

const SECTIONS = ['overview', 'description', 'reviews', 'recommendation'] as const;
type Section = (typeof SECTIONS)[number];
/** A section whose top is above this line, in CSS px from the top, is being read. */
const READING_LINE_PX = 160;

const isEmpty = (snapshot: { hasTag: (tag: 'empty') => boolean }) => snapshot.hasTag('empty');

/** Jumps to the main parts and marks the one being read. [SECTION-11, SECTION-13] */
export function SectionBar() {
  const t = useCopy();
  const hasNothingSimilar = useLaterSelector('recommendation', isEmpty, false);
  // The endless list has whatever else is sold.
  const hasNothingElse = useLaterSelector('endlessRecommendation', isEmpty, false);
  const { statistics } = useSummary();
  const read = useCurrentSection();
  // Right after a jump this is its section, also where the page ends before that reaches the top. [SECTION-13]
  const jumped = useLaterSelector(
    'jump',
    (snapshot) => (snapshot.hasTag('jumped') ? snapshot.context.section : null),
    null,
  );
  const current = SECTIONS.find((section) => section === jumped) ?? read;
  const absent = new Set<Section>([
    ...(hasNothingSimilar && hasNothingElse ? (['recommendation'] as const) : []),
    ...(statistics.rating === null && statistics.reviewCount === null ? (['reviews'] as const) : []),
  ]);
  return (
    <nav id="sectionBar" className={s.secbar} aria-label={t('sectionBar.label')}>
      <ul>
        {SECTIONS.filter((section) => !absent.has(section)).map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === current ? 'true' : undefined}>
              {t(`sectionBar.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose top has passed under the bar. */
function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>('overview');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    let frame = 0;
    // Read all positions: an observer reports only sections that crossed its border.
    const read = () => {
      frame = 0;
      const last = SECTIONS.filter((section) => {
        const element = document.getElementById(section);
        return element !== null && element.getBoundingClientRect().top < READING_LINE_PX;
      }).at(-1);
      setCurrent(last ?? 'overview');
    };
    let observer: IntersectionObserver | null = null;
    const observe = () => {
      observer?.disconnect();
      // The reading line itself: the observer reports a section when its top and when its end crosses it.
      const below = Math.max(0, window.innerHeight - READING_LINE_PX - 1);
      observer = new IntersectionObserver(
        // Within the frame that lays the page out anyway: between two frames it would cost a layout.
        () => {
          if (frame === 0) frame = requestAnimationFrame(read);
        },
        { rootMargin: `-${READING_LINE_PX}px 0px -${below}px 0px` },
      );
      for (const section of SECTIONS) {
        const element = document.getElementById(section);
        if (element !== null) observer.observe(element);
      }
    };
    observe();
    window.addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', observe);
      cancelAnimationFrame(frame);
    };
  }, []);
  return current;
}
