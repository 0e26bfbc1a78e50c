import { assign, sendParent, setup } from 'xstate';
import type { SummaryArrived } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export const ZOOM_STEPS_PERCENT = [100, 175, 250] as const;

export interface GalleryContext {
  /** Number of pictures; 0 shows the placeholder picture. */
  count: number;
  /** Position of the shown picture, counted from 0. */
  index: number;
  /** Position in ZOOM_STEPS_PERCENT, for the image preview. */
  zoomStep: number;
}
export type GalleryEvent =
  | SummaryArrived
  | { type: 'picture.chosen'; index: number }
  | { type: 'picture.nextRequested' }
  | { type: 'picture.previousRequested' }
  | { type: 'zoom.toggled' }
  | { type: 'zoom.changed'; by: 1 | -1 };
export type GalleryToPage = { type: 'gallery.moved'; index: number };

const clampIndex = (index: number, count: number) =>
  Math.min(Math.max(0, Math.trunc(index)), Math.max(0, count - 1));

/** The shown picture, shared by the gallery and the preview. */
export const galleryMachine = setup({
  types: { context: {} as GalleryContext, events: {} as GalleryEvent },
  actions: {
    loadPictures: assign((_, { summary: { images }, wanted }: SummaryArrived) => ({
      count: images.length,
      index: clampIndex(wanted.picture, images.length),
      zoomStep: 0,
    })),
    show: assign(({ context }, { index }: { index: number }) => ({
      index: clampIndex(index, context.count),
      zoomStep: 0,
    })),
    toggleZoom: assign(({ context }) => ({ zoomStep: context.zoomStep === 0 ? 1 : 0 })),
    changeZoom: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      zoomStep: Math.min(Math.max(0, context.zoomStep + by), ZOOM_STEPS_PERCENT.length - 1),
    })),
    reportMove: sendParent(
      ({ context }) => ({ type: 'gallery.moved', index: context.index }) satisfies GalleryToPage,
    ),
  },
  guards: {
    isAnotherPicture: ({ context }, { index }: { index: number }) =>
      clampIndex(index, context.count) !== context.index,
    hasNext: ({ context }) => context.index < context.count - 1,
    hasPrevious: ({ context }) => context.index > 0,
  },
}).createMachine({
  id: 'gallery',
  context: { count: 0, index: 0, zoomStep: 0 },
  initial: 'empty',
  on: {
    'summary.arrived': {
      target: '.showing',
      actions: withEvent('loadPictures'),
    },
  },
  states: {
    empty: {},
    showing: {
      on: {
        'picture.chosen': {
          guard: withEvent('isAnotherPicture'),
          actions: [withEvent('show'), 'reportMove'],
        },
        'picture.nextRequested': {
          guard: 'hasNext',
          actions: [{ type: 'show', params: ({ context }) => ({ index: context.index + 1 }) }, 'reportMove'],
        },
        'picture.previousRequested': {
          guard: 'hasPrevious',
          actions: [{ type: 'show', params: ({ context }) => ({ index: context.index - 1 }) }, 'reportMove'],
        },
        'zoom.toggled': { actions: 'toggleZoom' },
        'zoom.changed': { actions: withEvent('changeZoom') },
      },
    },
  },
});
