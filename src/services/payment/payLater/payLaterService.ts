import type { Backend } from '../../http/backend.ts';
import { readPayLater, type PayLater } from './contract.ts';

/** Payment methods of a member. [API-99] */
export function createPayLaterService(backend: Backend) {
  return {
    payLater: (signal?: AbortSignal): Promise<PayLater> => backend.call(readPayLater, { signal }),
  };
}
