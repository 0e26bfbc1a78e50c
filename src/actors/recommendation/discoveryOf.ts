import { createDiscoveryService } from '#src/services/recommendation/recommendation/discoveryService.ts';
import { laterService } from '../servicesOf.ts';

/** The service of the lists beside a product. */
export const discoveryOf = laterService(({ backend }) => createDiscoveryService(backend));
