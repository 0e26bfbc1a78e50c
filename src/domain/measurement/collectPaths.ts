/** Where pages send what they measured, and beside it that something broke. */
export const COLLECT_PATH = '/collect';
export const COLLECT_ERRORS_PATH = '/collect/errors';
