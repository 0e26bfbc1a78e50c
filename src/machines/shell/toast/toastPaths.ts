import { pathsOf } from '../../paths/machinePaths.ts';
import { toastMachine } from './toastMachine.ts';

export const toastPaths = pathsOf(toastMachine, {
  inputs: { none: undefined },
  events: {
    toastShown: {
      type: 'toast.shown',
      toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null },
    },
    toastShownWithUndo: {
      type: 'toast.shown',
      toast: { tone: 'info', copyKey: 'wishlist.removed', params: {}, link: null, undo: 'wishlist' },
    },
    toastDrawn: { type: 'toast.drawn' },
    toastHeld: { type: 'toast.held', by: 'pointer' },
    toastReleased: { type: 'toast.released', by: 'pointer' },
    toastHeldByFocus: { type: 'toast.held', by: 'focus' },
    toastReleasedByFocus: { type: 'toast.released', by: 'focus' },
    toastClosed: { type: 'toast.closed' },
    toastRepeated: { type: 'toast.repeated', copyKey: 'cart.added' },
    toastRepeatedOfError: { type: 'toast.repeated', copyKey: 'error.ui' },
  },
  actors: { waitFor: { outputs: [undefined] } },
});
