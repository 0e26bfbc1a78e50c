/** A failure as services reject with it. */
export function refused(code: string | null, status = 400, params: Record<string, number> = {}) {
  return Object.assign(new Error(code ?? 'refused'), { failure: { kind: 'http', status, code, params } });
}

/** A call whose outcome nobody knows. */
export const lost = () =>
  Object.assign(new Error('lost'), { failure: { kind: 'network', status: 0, code: null, params: {} } });

/** The two ways a read fails that make a difference: nobody answered, or the answer was no. */
export const lostOrRefused = () => [lost(), refused(null, 500)];
