import type { Cases, SentEvent } from './cases.ts';
import { nextTimer, type Runner, type Step, type World } from './world.ts';

/** All possible steps in a world: the event cases that its states hear, and the ends and events of its actors. */
export function stepsOf(runner: Runner, cases: Cases, world: World): Step[] {
  if (world.snapshot.status !== 'active') return [];
  const heard = heardBy(world);
  const steps: Step[] = [];
  for (const event of cases.events) if (heard(event.type)) steps.push({ kind: 'send', event });
  for (const id of runner.waiting(world)) {
    const { outputs, errors, tells } = cases.actorCases(id, runner.srcOf(world, id));
    for (const output of outputs) steps.push({ kind: 'resolve', id, output });
    for (const error of errors) steps.push({ kind: 'reject', id, error });
    for (const event of tells) steps.push({ kind: 'tell', id, event });
  }
  const timer = nextTimer(world.timers);
  if (timer !== undefined) steps.push({ kind: 'advance', ms: timer.due - world.now });
  return steps;
}

const accepted = new WeakMap<object, Map<string, boolean>>();

/** Tells whether a state of the configuration names an event; any other event changes nothing. */
function heardBy(world: World): (type: string) => boolean {
  const nodes = world.snapshot._nodes;
  return (type) =>
    nodes.some((node) => {
      let known = accepted.get(node);
      if (known === undefined) accepted.set(node, (known = new Map()));
      let hears = known.get(type);
      if (hears === undefined) {
        hears = [...node.transitions.keys()].some((descriptor) => matches(type, descriptor));
        known.set(type, hears);
      }
      return hears;
    });
}

function matches(type: string, descriptor: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1));
}

/** A step in words: the event with what distinguishes its payload, or what becomes of an actor. */
export function stepLabel(step: Step, cases?: Cases): string {
  if (step.kind === 'advance') return `${step.ms} ms pass`;
  if (step.kind === 'send') return eventLabel(step.event, cases?.events ?? []);
  if (step.kind === 'tell') return `${step.id} tells ${eventLabel(step.event, [])}`;
  if (step.kind === 'reject') return `${step.id} fails${errorLabel(step.error)}`;
  const output = short(step.output);
  return `${step.id} ends${output === '' ? '' : ` with ${output}`}`;
}

function errorLabel(error: unknown): string {
  const message = error instanceof Error ? error.message : short(error);
  return message === '' || message === 'refused' ? '' : ` (${message})`;
}

/** The event with the parts of its payload in which it differs from the other cases of its type. */
export function eventLabel(event: SentEvent, all: readonly SentEvent[]): string {
  const others = all.filter((one) => one.type === event.type && one !== event);
  const mine = flat(event);
  const telling = Object.entries(mine).filter(([key, value]) =>
    others.length === 0 ? Object.keys(mine).length <= 4 : others.some((other) => flat(other)[key] !== value),
  );
  const words = telling.slice(0, 3).map(([key, value]) => `${key}=${value}`);
  return [event.type, ...words].join(' ');
}

const flattened = new WeakMap<object, Record<string, string>>();

/** A payload as paths and values: `facts.item.itemSku` to `A-01`. */
function flat(event: SentEvent): Record<string, string> {
  const known = flattened.get(event);
  if (known !== undefined) return known;
  const result: Record<string, string> = {};
  const visit = (value: unknown, path: string) => {
    if (value !== null && typeof value === 'object' && Object.keys(value).length > 0) {
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
    } else result[path] = short(value);
  };
  const { type: _, ...payload } = event;
  for (const [key, value] of Object.entries(payload)) visit(value, key);
  flattened.set(event, result);
  return result;
}

function short(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
