import type { ComponentType } from 'react';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';

/** A promise with its state attached: React's `use` then reads a resolved value synchronously. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** A lazily loaded part that only some pages have; its code loads after the first render. */
export interface LazyPart<Props> {
  /** For loaders: if awaited, the page is rendered completely at once, on the server and after a navigation. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** For screens: loads when the page is idle. Until then the server's HTML stays, working by links and forms. */
  readonly loadWhenIdle: () => Promise<ComponentType<Props>>;
}

const RETRY_AFTER = 2_000;

export function lazyPart<Props>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
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
        }, RETRY_AFTER),
      );
    }
    return loading;
  };
  return {
    load,
    loadWhenIdle: () => {
      if (loading !== undefined) return loading;
      waiting ??= whenIdle().then(load);
      return waiting;
    },
  };
}

function tracked<Value>(promise: Promise<Value>): Tracked<Value> {
  const known: Tracked<Value> = promise;
  promise.then(
    (value) => Object.assign(known, { status: 'fulfilled', value }),
    // The rendering component handles the error.
    () => {},
  );
  return known;
}
