import { useId } from 'react';
import { isEmail } from '#src/domain/session/email.ts';
import { retryAfterSecondsOf } from '#src/domain/shell/failure.ts';
import { useCopy, useLaterPart, useLaterSelector, usePartSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { VerifyEmailNote } from '../../pieces/wishlist/later/VerifyEmailNote.tsx';
import { CheckedForm } from '../../ui/CheckedForm.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** Asks for an address to notify, while the account has no verified one. [NOTIFY-02, NOTIFY-03, LINK-09] */
export function NotifyMe() {
  const t = useCopy();
  const formId = useId();
  const { name } = useSummary();
  const isPending = useLaterSelector('notifyMe', (snapshot) => snapshot.hasTag('pending'), false);
  const isCampaign = useLaterSelector('notifyMe', ({ context }) => context.campaignId !== null, false);
  const failure = useLaterSelector('notifyMe', ({ context }) => context.failure, null);
  const seconds = failure === null ? null : retryAfterSecondsOf(failure);
  return (
    <ModalSheet
      title={t(isCampaign ? 'notifyMe.campaignTitle' : 'notifyMe.title')}
      foot={
        <FormFoot
          formId={formId}
          leave={t('notifyMe.cancel')}
          back
          send={t('notifyMe.send')}
          isPending={isPending}
        />
      }
    >
      <div className={s.stack}>
        <p>
          <b>{name}</b>
        </p>
        <p className={s.soft}>{t(isCampaign ? 'notifyMe.campaignText' : 'notifyMe.text')}</p>
        <Form id={formId} isPending={isPending} />
        {failure !== null && (
          <Refusal>{seconds === null ? t('notify.failed') : t('cart.error.tooMany', { seconds })}</Refusal>
        )}
      </div>
    </ModalSheet>
  );
}

function Form({ id, isPending }: { id: string; isPending: boolean }) {
  const t = useCopy();
  const fieldId = useId();
  const part = useLaterPart('notifyMe');
  const email = useLaterSelector('notifyMe', ({ context }) => context.email, '');
  const isFaulty = useLaterSelector(
    'notifyMe',
    ({ context }) => context.isChecked && !isEmail(context.email),
    false,
  );
  const isRefused = useLaterSelector(
    'notifyMe',
    ({ context }) => context.isRefused && isEmail(context.email),
    false,
  );
  const isUnverified = usePartSelector('session', ({ context: { user } }) => user?.emailVerified === false);
  const known = usePartSelector('session', ({ context: { user } }) => user?.email ?? '');
  const hasFault = isFaulty || isRefused;
  return (
    <CheckedForm
      id={id}
      onSubmit={() => part?.send({ type: 'notifyMe.submitted' })}
      faultyField={() => (isEmail(part?.getSnapshot().context.email ?? '') ? null : 'email')}
    >
      <div className={s.field}>
        <label htmlFor={fieldId}>{t('notifyMe.email')}</label>
        <input
          id={fieldId}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          className={s.input}
          required
          value={email}
          readOnly={isPending}
          aria-invalid={hasFault}
          aria-describedby={hasFault ? `${fieldId}-fault` : undefined}
          onChange={(event) => part?.send({ type: 'notifyMe.typed', text: event.target.value })}
        />
        <Fault id={`${fieldId}-fault`} role="status" text={hasFault ? t('notifyMe.fault') : null} />
      </div>
      {isUnverified && email === known && <VerifyEmailNote>{t('notifyMe.unverified')}</VerifyEmailNote>}
    </CheckedForm>
  );
}
