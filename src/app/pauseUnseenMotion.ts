/**
 * Pauses motion without an end, such as the light of a skeleton, while its element is out of the window. Each turn would
 * cost the page a calculation of styles for nothing. A section far below waits for the visitor, not for an answer, so
 * its skeletons would move for ever. Returns a function that stops the pauses. [LOAD-08]
 */
export function pauseUnseenMotion(): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const crossed = new Map<EventTarget | null, boolean>();
  let frame = 0;
  const settle = () => {
    frame = 0;
    // All are asked before the first is changed: each question after a change would cost a calculation of styles.
    const endless = document.getAnimations().flatMap((motion) => {
      const isSeen = crossed.get(targetOf(motion));
      return isSeen === undefined || motion.effect?.getComputedTiming().endTime !== Infinity
        ? []
        : [{ motion, isSeen }];
    });
    crossed.clear();
    for (const { motion, isSeen } of endless) {
      if (isSeen) motion.play();
      else motion.pause();
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) crossed.set(target, isIntersecting);
    // Within the frame that calculates styles anyway.
    if (frame === 0) frame = requestAnimationFrame(settle);
  });
  const watch = (target: EventTarget | null) => {
    if (target instanceof Element) observer.observe(target);
  };
  const onStart = ({ target }: Event) => watch(target);
  document.addEventListener('animationstart', onStart);
  for (const motion of document.getAnimations?.() ?? []) watch(targetOf(motion));
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('animationstart', onStart);
  };
}

/** The element that moves; for its `::after` the element itself. */
const targetOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.target : null);
