import { ComboList } from './promo/ComboList.tsx';
import { Installation } from './service/Installation.tsx';
import { PageOfItsOwn } from './PageOfItsOwn.tsx';
import { PickupPoints } from './fulfilment/PickupPoints.tsx';
import { PriceList } from './product/PriceList.tsx';
import { TradeIn } from './payment/TradeIn.tsx';

/** A page outside both shells. [ROUTE-14, ROUTE-15, ROUTE-19..21] */
export function StandalonePage() {
  return (
    <PageOfItsOwn
      kind="standalone"
      contents={{
        comboList: <ComboList />,
        priceList: <PriceList />,
        pickupPoints: <PickupPoints />,
        installation: <Installation />,
        tradeIn: <TradeIn />,
      }}
    />
  );
}
