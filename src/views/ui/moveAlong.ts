import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus by arrow keys among controls that are one stop for Tab, around the ends, as in a radio group. */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  const stops = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = stops.at((stops.indexOf(event.currentTarget) + step) % stops.length);
  if (next instanceof HTMLElement) next.focus();
}
