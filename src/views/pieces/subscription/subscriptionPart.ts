import type { LaterParts } from '#src/machines/page/pageParts.ts';

export type SubscriptionPart = LaterParts['subscription'];
