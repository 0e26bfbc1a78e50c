import { createTradeInService } from '#src/services/payment/tradeIn/tradeInService.ts';
import { laterService } from '../servicesOf.ts';

export const tradeInsOf = laterService(({ backend }) => createTradeInService(backend));
