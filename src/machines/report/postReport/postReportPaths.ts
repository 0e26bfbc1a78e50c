import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { postReportMachine } from './postReportMachine.ts';

export const postReportPaths = pathsOf(postReportMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }) },
  events: {
    menuShown: { type: 'menu.shown', id: 'R-1', reportType: 'review' },
    menuShownOfAnswer: { type: 'menu.shown', id: 'J-1', reportType: 'answer' },
    menuHidden: { type: 'menu.hidden' },
    optionsShown: { type: 'options.shown' },
    optionsHidden: { type: 'options.hidden' },
    reportRequested: { type: 'report.requested' },
    reasonChosen: { type: 'reason.chosen', id: 'SPAM' },
    reasonChosenWithText: { type: 'reason.chosen', id: 'OTHER' },
    descriptionTyped: { type: 'description.typed', text: 'Menawarkan barang dari toko di luar sini.' },
    reportSent: { type: 'report.sent' },
    wishResumed: {
      type: 'wish.resumed',
      wish: {
        kind: 'postReport',
        itemSku: 'A-01',
        postId: 'R-1',
        reportType: 'review',
        reason: null,
        description: '',
      },
      isFlashSaleGone: false,
    },
    wishResumedToSend: {
      type: 'wish.resumed',
      wish: {
        kind: 'postReport',
        itemSku: 'A-01',
        postId: 'R-1',
        reportType: 'review',
        reason: 'SPAM',
        description: '',
      },
      isFlashSaleGone: false,
    },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadReasons: {
      outputs: {
        some: [
          { id: 'SPAM', label: 'Iklan' },
          { id: 'OTHER', label: 'Alasan lain', needsText: true },
        ],
      },
      errors: lostOrRefused(),
    },
    sendReport: {
      outputs: [true],
      errors: [lost(), refused('ALREADY_REPORTED', 409), refused('LOGIN_REQUIRED', 401)],
    },
  },
  // The parts of the context on which the transitions depend.
  abstract: ({ id, reportReasons, reasonsOf, isOptionsVisible, reason, description, sent, isReceived }) => [
    id,
    reportReasons.length,
    reasonsOf,
    isOptionsVisible,
    reason,
    reason === 'OTHER' && description !== '',
    sent === null ? null : sent.id === id,
    isReceived,
  ],
});
