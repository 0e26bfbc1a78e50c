import { createBackendCalls, type BackendCallsOptions, type BackendWithCalls } from './createBackendCalls.ts';

/**
 * The backend of a page in the browser. The code that settles configs loads with them: most pages bring theirs along,
 * and no other call waits for it. [EXP-02]
 */
export const createBrowserCalls = (options: Omit<BackendCallsOptions, 'settleConfig'>): BackendWithCalls =>
  createBackendCalls({
    ...options,
    settleConfig: async (config) => (await import('./settleConfig.ts')).settleConfig(config),
  });
