import * as React from 'react';

// Of every element React keeps where it was made, for its own warnings, by an error that it throws nowhere: a tenth of
// the time of all views, and half of that of all documents. After so many it keeps no more until a second is over; here
// it has reached them from the start.
const MOST_OWNER_STACKS = 10_000;
Object.defineProperty(
  (React as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ],
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => MOST_OWNER_STACKS, set: () => {} },
);
