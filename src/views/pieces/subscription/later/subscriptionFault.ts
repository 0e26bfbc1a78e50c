import { useActorSelector } from '../../../hooks/actorSelector.ts';
import { placeOfError, type ErrorPlace } from '#src/domain/subscription/subscription.ts';
import { bundleOf } from '#src/machines/subscription/subscription/subscriptionRules.ts';
import type { SubscriptionFault } from '#src/machines/subscription/subscription/subscriptionTypes.ts';
import { useCopy } from '../../../hooks/page.tsx';
import type { SubscriptionPart } from '../subscriptionPart.ts';

/** The place where a fault is shown. */
function faultPlace(fault: SubscriptionFault): ErrorPlace {
  if (fault === 'PERIOD_MISSING') return 'period';
  return fault === 'BELOW_MINIMUM' || fault === 'ABOVE_MAXIMUM' ? 'quantity' : placeOfError(fault);
}

/** The fault at a place of the panel, in words; null for none. [SUBS-12, ERR-35..43] */
export function useFault(part: SubscriptionPart, place: ErrorPlace): string | null {
  const t = useCopy();
  const fault = useActorSelector(part, ({ context }) => context.error?.fault ?? null);
  const seconds = useActorSelector(part, ({ context }) => context.error?.retryAfterSeconds ?? null);
  const detail = useActorSelector(part, ({ context }) => context.detail);
  const isJoining = useActorSelector(part, ({ context }) => bundleOf(context) !== null);
  // Joining has no period field: its fault shows where the visitor can see it.
  if (
    fault === null ||
    (isJoining && faultPlace(fault) === 'period' ? 'action' : faultPlace(fault)) !== place
  )
    return null;
  if (seconds !== null) return t('cart.error.tooMany', { seconds });
  return t(`subscription.fault.${fault}`, { min: detail?.minQty ?? 1, max: detail?.maxQty ?? 1 });
}
