import { ServiceError } from '../../http/serviceError.ts';
import type { Unserviceable } from './contract.ts';

const UNPROCESSABLE = 422;

/** Returns the delivery, or throws as a refused call does, so that callers handle one kind of failure. [SHIP-07] */
export function serviceable<T extends object>(told: T | Unserviceable): T {
  if (!('errorCode' in told)) return told;
  const { errorCode: code, params } = told;
  throw new ServiceError({ kind: 'http', status: UNPROCESSABLE, code, params }, code);
}
