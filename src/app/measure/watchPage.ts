import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import {
  MEASURED_SECTIONS,
  RECOMMENDATION_LISTS,
  VITAL_NAMES,
  type MeasuredSection,
  type RecommendationList,
  type VitalName,
  type VitalRating,
} from '#src/services/measurement/analytics/contract.ts';
import { EXPERIMENT_NAMES, type ExperimentName } from '#src/domain/measurement/experiment.ts';
import { OBSERVER_THRESHOLD_RATIO } from '#src/domain/shell/limits.ts';

export type Vital = { metric: VitalName; value: number; rating: VitalRating };

/** Reports each vital once it is final, also those from before this code. [ANALYTICS-10] */
export function watchVitals(tell: (vital: Vital) => void): void {
  const told = ({ name, value, rating }: Metric) => {
    const metric = VITAL_NAMES.find((one) => one === name);
    if (metric !== undefined) tell({ metric, value, rating });
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(told);
}

/** Reports each section when half of it, or of the window it fills, is in view; returns the function to end it. */
export const watchSections = (tell: (section: MeasuredSection) => void): (() => void) =>
  watchSeen(
    () => MEASURED_SECTIONS.map((id) => document.getElementById(id)),
    ({ id }) => {
      const section = MEASURED_SECTIONS.find((one) => one === id);
      if (section !== undefined) tell(section);
    },
  );

/** Reports each list of recommendations when half of it, or of the window, is in view; returns its end. [RECO-14] */
export const watchLists = (tell: (list: RecommendationList) => void): (() => void) =>
  watchSeen(
    () => [...document.querySelectorAll('[data-list]')],
    (element) => {
      const list = RECOMMENDATION_LISTS.find((one) => one === element.getAttribute('data-list'));
      if (list !== undefined) tell(list);
    },
  );

/** Reports each experiment when half of its element, or of the window, is in view; returns its end. [EXP-04] */
export const watchExperiments = (tell: (experiment: ExperimentName) => void): (() => void) =>
  watchSeen(
    () => [...document.querySelectorAll('[data-exp]')],
    (element) => {
      const experiment = EXPERIMENT_NAMES.find((one) => one === element.getAttribute('data-exp'));
      if (experiment !== undefined) tell(experiment);
    },
  );

function watchSeen(find: () => (Element | null)[], tell: (element: Element) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const isSeen =
          intersectionRatio >= OBSERVER_THRESHOLD_RATIO ||
          intersectionRect.height >= window.innerHeight * OBSERVER_THRESHOLD_RATIO;
        if (isSeen) tell(target);
      }
    },
    { threshold: [0, 0.25, OBSERVER_THRESHOLD_RATIO] },
  );
  const watched = new WeakSet<Element>();
  const look = () => {
    for (const element of find()) {
      if (element !== null && !watched.has(element)) {
        watched.add(element);
        observer.observe(element);
      }
    }
  };
  look();
  // Sections change with their product, and dialogs open and close; an element may change its meaning while in view.
  const changes = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type !== 'attributes' || !(target instanceof Element)) continue;
      observer.unobserve(target);
      watched.delete(target);
    }
    look();
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-exp'] });
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}
