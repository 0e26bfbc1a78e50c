import { DescriptionBody } from '../sections/DescriptionSection.tsx';
import { PickupHours } from '../pieces/fulfilment/PickupHours.tsx';
import { ShippingList } from '../pieces/fulfilment/later/ShippingList.tsx';
import { QuestionList } from '../pieces/questions/QuestionList.tsx';
import { OneReview } from '../pieces/reviews/OneReview.tsx';
import { ReviewGallery } from '../pieces/reviews/ReviewGallery.tsx';
import { ReviewList } from '../pieces/reviews/ReviewList.tsx';
import { PageOfItsOwn } from './PageOfItsOwn.tsx';
import { InstallmentPage } from './payment/InstallmentPage.tsx';
import { PromotionsPage } from './promo/PromotionsPage.tsx';

/** One part of the product on a page of its own. [ROUTE-05..12, QNA-27] */
export function SecondaryPage() {
  return (
    <PageOfItsOwn
      kind="secondary"
      contents={{
        description: <DescriptionBody isFolded={false} />,
        shipping: <ShippingList />,
        'pickup-schedule': <PickupHours />,
        installment: <InstallmentPage />,
        promotions: <PromotionsPage />,
        'detail-review': <OneReview />,
        'review-details': <ReviewList />,
        'review-gallery': <ReviewGallery />,
        'question-details': <QuestionList />,
      }}
    />
  );
}
