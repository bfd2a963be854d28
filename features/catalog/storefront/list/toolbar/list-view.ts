/** Products as pictures side by side, or as rows with their facts. Each browser remembers. */
import { useSyncExternalStore } from 'react';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';
import { keepPersonal, readPersonal } from '#platform/web/personal-storage.ts';

export type ListView = 'grid' | 'rows';

const KEY = 'vitrine-list-view';
const listeners = new Set<() => void>();
let chosen: ListView | undefined;

const current = (): ListView => chosen ?? 'grid';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The first look into what a browser keeps stops it for a moment: not while the page comes to life.
  if (chosen === undefined) void whenQuiet().then(recall);
  return () => listeners.delete(listener);
}

function recall(): void {
  if (chosen === undefined) tell(readPersonal(KEY) === 'rows' ? 'rows' : 'grid');
}

function tell(view: ListView): void {
  chosen = view;
  for (const listener of listeners) listener();
}

/** The server does not know: its pages show pictures. */
export const useListView = (): ListView => useSyncExternalStore(subscribe, current, () => 'grid');

export function chooseListView(view: ListView): void {
  keepPersonal(KEY, view);
  tell(view);
}
