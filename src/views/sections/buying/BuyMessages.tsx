import {
  selectInitiator,
  selectInlineFailure,
  selectMaxQty,
} from '#src/machines/buying/addToCart/addToCartSelectors.ts';
import {
  selectMaximum,
  selectQuantityIssue,
} from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { useCopy, usePart, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';
import { BUY_FORM_ID } from './buyState.ts';

/** What is wrong with the quantity, beside it. [CART-16, CART-17, ERR-55] */
export function QuantityMessage({ id }: { id: string }) {
  const t = useCopy();
  const issue = usePartSelector('priceSummary', selectQuantityIssue);
  const maximum = usePartSelector('priceSummary', selectMaximum);
  return (
    <p className={s.err} id={id} role="status">
      {issue !== null && (
        <>
          <Icon name="circle-alert" size="s" />
          {t(`quantity.${issue}`, { count: maximum ?? 1 })}
        </>
      )}
    </p>
  );
}

/** Why the last add or checkout failed, beside the buttons that began it. [CART-24] */
export function AddMessage() {
  const t = useCopy();
  const failure = usePartSelector('addToCart', selectInlineFailure);
  const maxQty = usePartSelector('addToCart', selectMaxQty);
  const hasNotifyFailed = usePartSelector('notifyMe', (snapshot) => snapshot.hasTag('failed'));
  return (
    <>
      {failure !== null && (
        <Note
          tone={failure.action === 'buyAtNormalPrice' ? 'warn' : 'bad'}
          live
          actions={failure.action === null ? undefined : <FailureActions action={failure.action} />}
        >
          {t(`cart.error.${failure.message}`, { maxQty: maxQty ?? 1 })}
        </Note>
      )}
      {hasNotifyFailed && (
        <Note tone="bad" live>
          {t('notify.failed')}
        </Note>
      )}
    </>
  );
}

/** What can be done about a failed attempt right here. */
function FailureActions({ action }: { action: 'removeInstallation' | 'dropGift' | 'buyAtNormalPrice' }) {
  const t = useCopy();
  const addToCart = usePart('addToCart');
  const initiator = usePartSelector('addToCart', selectInitiator);
  const buttons = {
    removeInstallation: [['installation.removed', 'cart.removeInstallation']],
    dropGift: [['gift.dropped', 'cart.dropGift']],
    buyAtNormalPrice: [
      ['flashSale.continued', 'flashSale.continue'],
      ['add.dismissed', 'flashSale.cancel'],
    ],
  } as const;
  return buttons[action].map(([type, copyKey]) => (
    <button
      key={type}
      // Going on works as the form does before the script has come: by then it asks for no campaign's price.
      {...(type === 'flashSale.continued'
        ? { type: 'submit' as const, form: BUY_FORM_ID, name: 'initiator', value: initiator }
        : { type: 'button' as const })}
      className={cx(s.btn, s.btnQuiet, s.btnS)}
      onClick={(event) => {
        event.preventDefault();
        addToCart.send({ type });
      }}
    >
      {t(copyKey)}
    </button>
  ));
}
