import { assign, sendTo, setup } from 'xstate';
import { PICTURE_RETRY_MS } from '#src/domain/shell/limits.ts';
import { placeholderCallback, placeholderPromise } from '../../protocol/placeholders.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface PicturesContext {
  /** Addresses of the pictures that could not be shown, as their elements name them. */
  failed: string[];
  /** Pictures that were tried again after a while; that happens once by itself. */
  tried: string[];
}
/** A picture of the document has failed or loaded. */
export type PictureTold = { type: 'picture.failed' | 'picture.loaded'; src: string };
/** Fetches every failed picture of the document once more. */
export type PicturesReload = { type: 'pictures.reloadRequested' };
type PicturesEvent = PictureTold | RetryEvent;

/**
 * The pictures that could not be shown. They are tried again once after a while, when the device is online again, and
 * whenever the visitor asks. [PRODUCT-30]
 */
export const picturesMachine = setup({
  types: {
    context: {} as PicturesContext,
    events: {} as PicturesEvent,
    input: {} as Record<never, never>,
  },
  actors: {
    /** Reports pictures that fail, and failed ones that load later; fetches the failed ones on request. */
    watchPictures: placeholderCallback<void, PicturesReload>('watchPictures'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    addFailed: assign(({ context: { failed } }, { src }: { src: string }) => ({
      failed: failed.includes(src) ? failed : [...failed, src],
    })),
    dropFailed: assign(({ context: { failed } }, { src }: { src: string }) => ({
      failed: failed.filter((other) => other !== src),
    })),
    noteTried: assign(({ context: { failed, tried } }) => ({ tried: [...new Set([...tried, ...failed])] })),
    /** A picture that fails again is reported again. */
    forgetFailed: assign({ failed: [] }),
    reload: sendTo('watchPictures', { type: 'pictures.reloadRequested' }),
  },
  guards: {
    isUntried: ({ context }, { src }: { src: string }) => !context.tried.includes(src),
  },
}).createMachine({
  id: 'pictures',
  context: { failed: [], tried: [] },
  invoke: { id: 'watchPictures', src: 'watchPictures' },
  initial: 'resting',
  on: {
    'picture.failed': { actions: withEvent('addFailed') },
    'picture.loaded': { actions: withEvent('dropFailed') },
    'retry.requested': { actions: ['forgetFailed', 'reload'] },
    'network.returned': { actions: ['forgetFailed', 'reload'] },
  },
  states: {
    resting: {
      on: {
        'picture.failed': [
          { guard: withEvent('isUntried'), target: 'waiting', actions: withEvent('addFailed') },
          { actions: withEvent('addFailed') },
        ],
      },
    },
    waiting: {
      invoke: {
        id: 'patience',
        src: 'waitFor',
        input: { ms: PICTURE_RETRY_MS },
        onDone: { target: 'resting', actions: ['noteTried', 'forgetFailed', 'reload'] },
        onError: 'resting',
      },
    },
  },
});
