import { pathsOf } from '../../paths/machinePaths.ts';
import { modalMachine } from './modalMachine.ts';

export const modalPaths = pathsOf(modalMachine, {
  inputs: [undefined],
  events: [
    { type: 'modal.opened', key: 'bagFull' },
    { type: 'modal.opened', key: 'voucherList', params: { from: 'promo' } },
    { type: 'modal.backRequested' },
    { type: 'modal.closed' },
    { type: 'modal.scrolled', offset: 120 },
  ],
  actors: {},
});
