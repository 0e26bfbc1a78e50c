import { assignedOf, forcedIn, withVariants } from '#src/domain/experiment.ts';
import { measuredVisitor } from '#src/services/analytics/keptConsent.ts';
import { createBackendCalls, type BackendCallsOptions, type BackendWithCalls } from './createBackendCalls.ts';

/** The backend of a page in the browser, whose experiments it settles as the host would have. [EXP-02] */
export const createBrowserCalls = (options: Omit<BackendCallsOptions, 'settleConfig'>): BackendWithCalls =>
  createBackendCalls({
    ...options,
    settleConfig: (config) => {
      const visitor = measuredVisitor();
      return withVariants(config, {
        assigned: visitor === null ? {} : assignedOf(config, visitor),
        forced: forcedIn(document.cookie),
      });
    },
  });
