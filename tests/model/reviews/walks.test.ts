import { expectLockedWalks } from '../support/walks.ts';

expectLockedWalks('reviews');
