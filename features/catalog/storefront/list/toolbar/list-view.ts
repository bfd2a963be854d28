/** Whether products are shown as a grid or as rows. Saved per browser. */
import { useSyncExternalStore } from 'react';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { readPersonal, writePersonal } from '#platform/web/storage/personal-storage.ts';

export type ListView = 'grid' | 'rows';

const KEY = 'vitrine-list-view';
const listeners = new Set<() => void>();
let chosen: ListView | undefined;

const current = (): ListView => chosen ?? 'grid';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The first storage access blocks for a moment, so it waits until the page has hydrated.
  if (chosen === undefined) void whenIdle().then(recall);
  return () => listeners.delete(listener);
}

function recall(): void {
  if (chosen === undefined) notify(readPersonal(KEY) === 'rows' ? 'rows' : 'grid');
}

function notify(view: ListView): void {
  chosen = view;
  for (const listener of listeners) listener();
}

/** The server renders the grid, because it does not know the choice. */
export const useListView = (): ListView => useSyncExternalStore(subscribe, current, () => 'grid');

export function chooseListView(view: ListView): void {
  writePersonal(KEY, view);
  notify(view);
}
