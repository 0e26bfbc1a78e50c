import { pathsOf } from '../../paths/machinePaths.ts';
import { galleryMachine } from './galleryMachine.ts';

export const galleryPaths = pathsOf(galleryMachine, {
  inputs: [undefined],
  events: [
    { type: 'gallery.loaded', count: 3, index: 0 },
    { type: 'picture.chosen', index: 1 },
    { type: 'picture.chosen', index: 99 },
    { type: 'picture.nextRequested' },
    { type: 'picture.previousRequested' },
    { type: 'zoom.toggled' },
    { type: 'zoom.changed', by: 1 },
    { type: 'zoom.changed', by: -1 },
  ],
  actors: {},
});
