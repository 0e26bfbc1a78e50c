import { createRecommendationService } from '#src/services/recommendation/recommendation/recommendationService.ts';
import { laterService } from '../servicesOf.ts';

/** The service of recommended products. */
export const recommendationOf = laterService(({ backend }) => createRecommendationService(backend));
