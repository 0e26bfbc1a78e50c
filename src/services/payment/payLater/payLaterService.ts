import type { Backend } from '../../http/backend.ts';
import { payLater, type PayLater } from './contract.ts';

/** What a member can pay with. [API-99] */
export function createPayLaterService(backend: Backend) {
  return {
    payLater: (signal?: AbortSignal): Promise<PayLater> =>
      backend.read('/wallet/paylater', payLater, { signal }),
  };
}
