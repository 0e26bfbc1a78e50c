import type { Backend } from '../../http/backend.ts';
import { readPayLater, type PayLater } from './contract.ts';

/** What a member can pay with. [API-99] */
export function createPayLaterService(backend: Backend) {
  return {
    payLater: (signal?: AbortSignal): Promise<PayLater> => backend.call(readPayLater, { signal }),
  };
}
