import { recordRuns } from '../../support/recordRuns.ts';

recordRuns('ui');
