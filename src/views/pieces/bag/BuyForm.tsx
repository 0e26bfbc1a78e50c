import type { FormEvent } from 'react';
import { isCampaignOffered } from '#src/domain/promo/campaign.ts';
import { selectFulfilment, selectRoute } from '#src/machines/page/pageSelectors.ts';
import { useIsLost, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { isMobile } from '../../ui/viewport.ts';
import { BUY_FORM_ID } from './buyState.ts';

/** Without the script a plain form post, which the server runs through the same machine; with it, events. */
export function BuyForm() {
  const addToCart = usePart('addToCart');
  const { itemSku, campaignInfo } = useSummary();
  const isCampaign = usePartSelector('clock', ({ context }) =>
    isCampaignOffered(campaignInfo, context.serverTimeMs),
  );
  const path = usePageSelector((snapshot) => selectRoute(snapshot).path);
  const formKey = usePageSelector((snapshot) => snapshot.context.formKey);
  const fulfilment = usePageSelector(selectFulfilment);
  const canChoose = !useIsLost('modal');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    addToCart.send({
      type: 'add.requested',
      initiator: (submitter as HTMLButtonElement | null)?.value === 'BUY_NOW' ? 'BUY_NOW' : 'ADD_TO_CART',
      mode: isMobile() && canChoose ? 'MODAL' : 'DESKTOP_CTA',
    });
  };
  return (
    <form id={BUY_FORM_ID} method="post" action={path} onSubmit={submit}>
      <input type="hidden" name="itemSku" value={itemSku} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="fulfillment" value={fulfilment} />
      {campaignInfo !== null && isCampaign && <input type="hidden" name="campaign" value={campaignInfo.id} />}
    </form>
  );
}
