import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { postReportMachine } from './postReportMachine.ts';

export const postReportPaths = pathsOf(postReportMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }) },
  events: {
    menuShown: { type: 'menu.shown', id: 'R-1', reportType: 'review' },
    menuShownOfReply: { type: 'menu.shown', id: 'R-1', reportType: 'reviewReply' },
    menuHidden: { type: 'menu.hidden' },
    optionsShown: { type: 'options.shown' },
    optionsHidden: { type: 'options.hidden' },
    reportRequested: { type: 'report.requested' },
    reasonChosen: { type: 'reason.chosen', id: 'SPAM' },
    reportSent: { type: 'report.sent' },
    wishResumed: {
      type: 'wish.resumed',
      wish: { kind: 'postReport', itemSku: 'A-01', postId: 'R-2', reportType: 'review', reason: null },
      isFlashSaleGone: false,
    },
    wishResumedToSend: {
      type: 'wish.resumed',
      wish: { kind: 'postReport', itemSku: 'A-01', postId: 'R-2', reportType: 'review', reason: 'SPAM' },
      isFlashSaleGone: false,
    },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadReasons: { outputs: { some: [{ id: 'SPAM', label: 'Iklan' }] }, errors: lostOrRefused() },
    sendReport: {
      outputs: [true],
      errors: [lost(), refused('ALREADY_REPORTED', 409), refused('LOGIN_REQUIRED', 401)],
    },
  },
  abstract: ({ id, reportType, reportReasons, isMenuVisible, isOptionsVisible, reason, sent }) => [
    id,
    reportType,
    reportReasons.length,
    isMenuVisible,
    isOptionsVisible,
    reason,
    sent?.id,
    sent?.reportType,
  ],
});
