import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import {
  MEASURED_SECTIONS,
  VITAL_NAMES,
  type MeasuredSection,
  type VitalName,
  type VitalRating,
} from '#src/services/analytics/contract.ts';
import { OBSERVER_THRESHOLD_RATIO } from '#src/domain/limits.ts';

export type Vital = { metric: VitalName; value: number; rating: VitalRating };

/** Tells each figure once it is final; what came before this code is told too. [ANALYTICS-10] */
export function watchVitals(tell: (vital: Vital) => void): void {
  const told = ({ name, value, rating }: Metric) => {
    const metric = VITAL_NAMES.find((one) => one === name);
    if (metric !== undefined) tell({ metric, value, rating });
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(told);
}

/** Tells each section when half of it, or of the window it fills, is in view; returns what ends it. */
export function watchSections(tell: (section: MeasuredSection) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const section = MEASURED_SECTIONS.find((id) => id === target.id);
        const isSeen =
          intersectionRatio >= OBSERVER_THRESHOLD_RATIO ||
          intersectionRect.height >= window.innerHeight * OBSERVER_THRESHOLD_RATIO;
        if (section !== undefined && isSeen) tell(section);
      }
    },
    { threshold: [0, 0.25, OBSERVER_THRESHOLD_RATIO] },
  );
  const watched = new Set<Element>();
  const look = () => {
    for (const id of MEASURED_SECTIONS) {
      const element = document.getElementById(id);
      if (element !== null && !watched.has(element)) {
        watched.add(element);
        observer.observe(element);
      }
    }
  };
  look();
  // Sections come and go with their product.
  const changes = new MutationObserver(look);
  changes.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}
