import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { productReportMachine } from './productReportMachine.ts';

export const productReportPaths = pathsOf(productReportMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }) },
  events: {
    reasonChosen: { type: 'reason.chosen', id: 'FAKE_PRODUCT' },
    descriptionTyped: { type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' },
    descriptionTypedTooShort: { type: 'description.typed', text: 'Palsu' },
    reportSent: { type: 'report.sent' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadReasons: {
      outputs: { some: [{ id: 'FAKE_PRODUCT', label: 'Produk palsu' }] },
      errors: lostOrRefused(),
    },
    sendReport: {
      outputs: [true],
      errors: [lost(), refused('ALREADY_REPORTED', 409), refused('COOKIES_REFUSED', 403)],
    },
  },
  abstract: ({ reasons, reason, description }) => [reasons.length, reason, description.length > 10],
});
