import type { ComponentType } from 'react';

/** A promise that says what became of it: React's `use` then need not wait for what is there. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** A part of a page that only some pages have: its code comes after the first sight. */
export interface LatePart<Props> {
  /** For loaders: with it there, the page is drawn whole at once, on the server and after a navigation. */
  readonly load: () => Promise<ComponentType<Props>>;
}

const ASK_AGAIN = 2_000;

export function latePart<Props>(fetch: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loading: Tracked<ComponentType<Props>> | undefined;
  return {
    load: () => {
      if (loading === undefined) {
        loading = tracked(fetch());
        // A connection that was lost may be back: not at once, or what is drawn would ask on and on.
        loading.catch(() => setTimeout(() => (loading = undefined), ASK_AGAIN));
      }
      return loading;
    },
  };
}

function tracked<Value>(promise: Promise<Value>): Tracked<Value> {
  const told: Tracked<Value> = promise;
  promise.then(
    (value) => Object.assign(told, { status: 'fulfilled', value }),
    // Whoever draws it hears of the failure.
    () => {},
  );
  return told;
}
