import { pathsOf } from '../../paths/machinePaths.ts';
import { picturesMachine } from './picturesMachine.ts';

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
});
