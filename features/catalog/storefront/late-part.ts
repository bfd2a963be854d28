import type { ComponentType } from 'react';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';

/** A promise that says what became of it: React's `use` then need not wait for what is there. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** A part of a page that only some pages have: its code comes after the first sight. */
export interface LatePart<Props> {
  /** For loaders: with it there, the page is drawn whole at once, on the server and after a navigation. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** For the screen: what the server drew stands, and works by links and forms, until the page is quiet. */
  readonly soon: () => Promise<ComponentType<Props>>;
}

const ASK_AGAIN = 2_000;

export function latePart<Props>(fetch: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loading: Tracked<ComponentType<Props>> | undefined;
  let waiting: Promise<ComponentType<Props>> | undefined;
  const load = (): Promise<ComponentType<Props>> => {
    if (loading === undefined) {
      loading = tracked(fetch());
      // A connection that was lost may be back: not at once, or what is drawn would ask on and on.
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
    // Whoever draws it hears of the failure.
    () => {},
  );
  return told;
}
