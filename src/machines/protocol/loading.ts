import { ifUnreached, tryAgain } from './retry.ts';

/** The `onError` of a load: `unreached` retries by itself, `failed` only on the visitor's request. */
export const toFailed = <TAction>(...actions: TAction[]) => [
  { guard: ifUnreached, target: 'unreached' as const, actions },
  { target: 'failed' as const, actions },
];

/** The two failed states of a load, and their transitions back to the state that loads. */
export function failedStates<const TTarget extends string, const TTag extends string = 'failed'>(
  loading: TTarget,
  tags: readonly TTag[] = ['failed' as TTag],
) {
  return {
    failed: { tags, on: { 'retry.requested': loading } },
    unreached: { tags, on: tryAgain(loading) },
  };
}
