import { ifUnreached, tryAgain } from './retry.ts';

/** The `onError` of a load: where nobody answered it is asked again by itself, where it was refused on request. */
export const toFailed = <TAction>(...actions: TAction[]) => [
  { guard: ifUnreached, target: 'unreached' as const, actions },
  { target: 'failed' as const, actions },
];

/** The two states in which a load has failed, and their ways back to the state that loads. */
export function failedStates<const TTarget extends string, const TTag extends string = 'failed'>(
  loading: TTarget,
  tags: readonly TTag[] = ['failed' as TTag],
) {
  return {
    failed: { tags, on: { 'retry.requested': loading } },
    unreached: { tags, on: tryAgain(loading) },
  };
}
