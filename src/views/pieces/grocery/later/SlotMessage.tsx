import { useCopy, useLaterPart, useLaterSelector } from '../../../hooks/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import s from '../../../ui/parts.module.css';

/** The outcome of the visitor's choice of a slot. [GROC-31] */
export function SlotMessage() {
  const t = useCopy();
  const part = useLaterPart('slottedDelivery');
  const state = useLaterSelector(
    'slottedDelivery',
    (snapshot) =>
      (['pending', 'taken', 'slotPassed', 'slotFailed'] as const).find((name) => snapshot.hasTag(name)) ??
      null,
    null,
  );
  return (
    <>
      <p className={s.sr} role="status">
        {state === 'pending' && t('grocery.slots.checking')}
      </p>
      {(state === 'taken' || state === 'slotPassed') && (
        <Refusal>{t(state === 'taken' ? 'grocery.slots.taken' : 'grocery.slots.passed')}</Refusal>
      )}
      {state === 'slotFailed' && (
        <Refusal
          actions={
            <Button look="quiet" isSmall onClick={() => part?.send({ type: 'retry.requested' })}>
              {t('action.retry')}
            </Button>
          }
        >
          {t('grocery.slots.unresolved')}
        </Refusal>
      )}
    </>
  );
}
