/** Paths to which pages send their measurements, and reports of errors. */
export const COLLECT_PATH = '/collect';
export const COLLECT_ERRORS_PATH = '/collect/errors';
