import { pathsOf } from '../../paths/machinePaths.ts';
import { picturesMachine } from './picturesMachine.ts';

const PATIENCE =
  'One that fails before the wait ends is fetched with the others; one that fails after it is told as failed and waits by itself';

export const picturesPaths = pathsOf(picturesMachine, {
  notShown: 'It tries pictures again; what stands in their place is the style sheet’s.',
  inputs: { any: {} },
  events: {
    pictureFailed: { type: 'picture.failed', src: '/a.webp' },
    pictureFailedOther: { type: 'picture.failed', src: '/b.webp' },
    pictureLoaded: { type: 'picture.loaded', src: '/a.webp' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    watchPictures: { tells: { failed: { type: 'picture.failed', src: '/a.webp' } } },
    waitFor: { outputs: [undefined] },
  },
  orders: {
    'patience / watchPictures: state': PATIENCE,
    'patience / watchPictures: context.failed': PATIENCE,
    'patience / watchPictures: state, context.failed, context.tried': PATIENCE,
  },
});
