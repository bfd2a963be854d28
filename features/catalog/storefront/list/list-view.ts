/** Products as pictures side by side, or as rows with their facts. Each browser remembers. */
import { useSyncExternalStore } from 'react';
import { keepPersonal, readPersonal } from '#platform/web/personal-storage.ts';

export type ListView = 'grid' | 'rows';

const KEY = 'vitrine-list-view';
const listeners = new Set<() => void>();
let chosen: ListView | undefined;

const current = (): ListView => chosen ?? (readPersonal(KEY) === 'rows' ? 'rows' : 'grid');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server does not know: its pages show pictures. */
export const useListView = (): ListView => useSyncExternalStore(subscribe, current, () => 'grid');

export function chooseListView(view: ListView): void {
  chosen = view;
  keepPersonal(KEY, view);
  for (const listener of listeners) listener();
}
