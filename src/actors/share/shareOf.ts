import { createShareService } from '#src/services/share/share/shareService.ts';
import { laterService } from '../servicesOf.ts';

/** The calls of sharing, made once for all parts that need them. */
export const shareOf = laterService(({ backend, fetch }) => createShareService(backend, fetch));
