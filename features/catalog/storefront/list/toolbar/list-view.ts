/** Whether products are shown as a grid, as rows or as a table: what the person chose, saved per browser, else the shop's style. */
import { useSyncExternalStore } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ThemeStyle } from '#kernel/theme.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { readPersonal, writePersonal } from '#platform/web/storage/personal-storage.ts';

export type ListView = ThemeStyle['list'];

const KEY = 'vitrine-list-view';
const listeners = new Set<() => void>();
let chosen: ListView | undefined;

const current = (): ListView | undefined => chosen;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The first storage access blocks for a moment, so it waits until the page has hydrated.
  if (chosen === undefined) void whenIdle().then(recall);
  return () => listeners.delete(listener);
}

function recall(): void {
  const stored = readPersonal(KEY);
  if (chosen === undefined && /^(grid|rows|table)$/.test(stored ?? '')) notify(stored as ListView);
}

function notify(view: ListView): void {
  chosen = view;
  for (const listener of listeners) listener();
}

/** The server renders the shop's, because it does not know the choice. */
export function useListView(): ListView {
  const { theme } = useShop();
  return useSyncExternalStore(subscribe, current, () => undefined) ?? theme.style?.list ?? 'grid';
}

export function chooseListView(view: ListView): void {
  writePersonal(KEY, view);
  notify(view);
}
