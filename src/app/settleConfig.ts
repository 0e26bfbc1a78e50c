import { assignedOf, forcedIn, withVariants } from '#src/domain/measurement/experiment.ts';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import { measuredVisitor } from '#src/services/measurement/analytics/keptConsent.ts';

/** Configs as this browser's visitor reads them: with their variants, as the host would have settled them. [EXP-02] */
export function settleConfig(config: ConfigMap): ConfigMap {
  const visitor = measuredVisitor();
  return withVariants(config, {
    assigned: visitor === null ? {} : assignedOf(config, visitor),
    forced: forcedIn(document.cookie),
  });
}
