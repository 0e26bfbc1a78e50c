import { createSellerService } from '#src/services/seller/seller/sellerService.ts';
import { laterService } from '../servicesOf.ts';

/** The seller's calls, made once for all parts that need them. */
export const sellerOf = laterService(({ backend }) => createSellerService(backend));
