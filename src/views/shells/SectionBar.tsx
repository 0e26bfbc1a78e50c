import { useEffect, useRef, useState } from 'react';
import { useCopy, useLaterSelector } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product/product.ts';
import s from '../ui/parts.module.css';

const SECTIONS = ['overview', 'description', 'seller', 'reviews', 'discussion', 'recommendation'] as const;
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
  const ref = useInSight(current);
  return (
    <nav id="sectionBar" className={s.secbar} aria-label={t('sectionBar.label')}>
      <ul ref={ref}>
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

/** Keeps the marked link in the width of the list, which a phone has no room to show whole. */
function useInSight(current: Section) {
  const ref = useRef<HTMLUListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    const list = ref.current;
    if (list === null || shown.current === current) return;
    shown.current = current;
    const link = list.querySelector<HTMLElement>('[aria-current]');
    if (link !== null) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return ref;
}

/** The last section whose top has passed under the bar. */
function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>('overview');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const passed = new Set<string>();
    let observer: IntersectionObserver | null = null;
    const observe = () => {
      observer?.disconnect();
      passed.clear();
      // Everything above the reading line: a section begins to count when its top crosses the line, however far one
      // scroll goes. No position is read, which would cost a layout.
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) passed.add(target.id);
            else passed.delete(target.id);
          }
          setCurrent(SECTIONS.findLast((section) => passed.has(section)) ?? 'overview');
        },
        // A top on the border itself counts, so the border is a pixel above the line.
        { rootMargin: `1000000px 0px ${READING_LINE_PX - 1 - window.innerHeight}px` },
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
    };
  }, []);
  return current;
}
