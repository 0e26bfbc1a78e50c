import { pathsOf } from '../../paths/machinePaths.ts';
import { modalMachine } from './modalMachine.ts';

export const modalPaths = pathsOf(modalMachine, {
  inputs: { none: undefined },
  events: {
    modalOpened: { type: 'modal.opened', key: 'bagFull' },
    modalOpenedWithParams: { type: 'modal.opened', key: 'voucherList', params: { from: 'promo' } },
    modalBackRequested: { type: 'modal.backRequested' },
    modalClosed: { type: 'modal.closed' },
    modalClosedIfBagFull: { type: 'modal.closed', keys: ['bagFull'] },
    modalMissed: { type: 'modal.missed' },
    modalScrolled: { type: 'modal.scrolled', offset: 120 },
    modalFocusLeft: { type: 'modal.focusLeft', key: 'bagFull', stop: { name: 'BUTTON S&K', nth: 0, at: 3 } },
  },
  actors: {},
});
