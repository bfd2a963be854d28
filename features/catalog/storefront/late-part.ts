import type { ComponentType } from 'react';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';

/** A promise with its state attached: React's `use` then reads a resolved value synchronously. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** A lazily loaded part that only some pages have; its code loads after the first render. */
export interface LatePart<Props> {
  /** For loaders: if awaited, the page is rendered completely at once, on the server and after a navigation. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** For screens: loads when the page is idle. Until then the server's HTML stays, working by links and forms. */
  readonly soon: () => Promise<ComponentType<Props>>;
}

const ASK_AGAIN = 2_000;

export function latePart<Props>(fetch: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loading: Tracked<ComponentType<Props>> | undefined;
  let waiting: Promise<ComponentType<Props>> | undefined;
  const load = (): Promise<ComponentType<Props>> => {
    if (loading === undefined) {
      loading = tracked(fetch());
      // Allows a retry after a failure, e.g. a lost connection; delayed, because rendering would retry endlessly.
      loading.catch(() =>
        setTimeout(() => {
          loading = undefined;
          waiting = undefined;
        }, ASK_AGAIN),
      );
    }
    return loading;
  };
  return {
    load,
    soon: () => {
      if (loading !== undefined) return loading;
      waiting ??= whenQuiet().then(load);
      return waiting;
    },
  };
}

function tracked<Value>(promise: Promise<Value>): Tracked<Value> {
  const told: Tracked<Value> = promise;
  promise.then(
    (value) => Object.assign(told, { status: 'fulfilled', value }),
    // The rendering component handles the error.
    () => {},
  );
  return told;
}
