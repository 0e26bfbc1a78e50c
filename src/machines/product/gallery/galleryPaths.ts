import { arrived, summary } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { galleryMachine } from './galleryMachine.ts';

export const galleryPaths = pathsOf(galleryMachine, {
  inputs: { none: undefined },
  events: {
    summaryArrived: arrived(summary({ itemSku: 'A-01', pictures: 3 })),
    pictureChosen: { type: 'picture.chosen', index: 1 },
    pictureChosenBeyond: { type: 'picture.chosen', index: 99 },
    pictureNextRequested: { type: 'picture.nextRequested' },
    picturePreviousRequested: { type: 'picture.previousRequested' },
    zoomToggled: { type: 'zoom.toggled' },
    zoomChangedIn: { type: 'zoom.changed', by: 1 },
    zoomChangedOut: { type: 'zoom.changed', by: -1 },
  },
  actors: {},
});
