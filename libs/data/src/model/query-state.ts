import type { DataError } from '../errors/data-error.ts';

export type QueryStatus = 'loading' | 'live' | 'offline' | 'error';

/** The answer to a question that stays asked. */
export interface Query<T> {
  /**
   * `loading`: no answer yet; `live`: in step with the server; `offline`: from this device's copy; `error`: failed,
   * retried by itself.
   */
  readonly status: QueryStatus;
  /** Always usable; empty while there is nothing. */
  readonly data: T;
  readonly error: DataError | undefined;
  /** Whether an empty answer is a real one: the server said so, now or when the cache was last in step. */
  readonly complete: boolean;
}

/** A query without its data. */
export type QueryState = Omit<Query<unknown>, 'data'>;

export const loadingState: QueryState = {
  status: 'loading',
  error: undefined,
  complete: false,
};

/** The state of an answer that rests on several: as good as the worst of them. */
export function combineStates(states: readonly QueryState[]): QueryState {
  const worst =
    states.find(({ status }) => status === 'loading') ??
    states.find(({ status }) => status === 'error') ??
    states.find(({ status }) => status === 'offline') ??
    states[0] ??
    loadingState;
  return {
    status: worst.status,
    error: worst.error,
    complete: states.every(({ complete }) => complete),
  };
}

export function sameState(a: QueryState, b: QueryState): boolean {
  return a.status === b.status && a.error === b.error && a.complete === b.complete;
}
