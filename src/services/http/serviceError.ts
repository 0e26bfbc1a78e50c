import type { Failure } from '#src/domain/shell/failure.ts';

/** A failed call; `failure` is the plain data that machines keep. */
export class ServiceError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, message: string) {
    super(message);
    this.name = 'ServiceError';
    this.failure = failure;
  }
}
