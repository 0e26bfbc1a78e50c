import { ServiceError } from '../../http/serviceError.ts';
import type { Unserviceable } from './contract.ts';

const UNPROCESSABLE = 422;

/** What goes. That nothing does rejects as a backend's refusal would: whoever asked has one way to hear of it. [SHIP-07] */
export function serviceable<T extends object>(told: T | Unserviceable): T {
  if (!('errorCode' in told)) return told;
  const { errorCode: code, params } = told;
  throw new ServiceError({ kind: 'http', status: UNPROCESSABLE, code, params }, code);
}
