/** Recent searches with results, saved in this browser. Spec 4, persistence: only with the visitor's consent. */
import type { SupplierId } from '#kernel/ids.ts';
import { readPersonal, writePersonal } from '#platform/web/storage/personal-storage.ts';

const MAX = 6;
const MAX_LENGTH = 80;

const key = (supplierId: SupplierId): string => `vitrine-searches-${supplierId}`;

/** The most recent first; empty if the stored value is invalid. */
export function recentSearches(supplierId: SupplierId): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readPersonal(key(supplierId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MAX) : [];
  } catch {
    return [];
  }
}

/** Moves a text to the front; upper and lower case are equal. Long texts are pasted, not searched again: not saved. */
export function rememberSearch(supplierId: SupplierId, text: string): void {
  if (text.length > MAX_LENGTH) return;
  const small = text.toLocaleLowerCase('pt-BR');
  const others = recentSearches(supplierId).filter((other) => other.toLocaleLowerCase('pt-BR') !== small);
  storeRecentSearches(supplierId, [text, ...others].slice(0, MAX));
}

/** Removes one text, or all. */
export function forgetSearches(supplierId: SupplierId, text?: string): void {
  storeRecentSearches(
    supplierId,
    text === undefined ? [] : recentSearches(supplierId).filter((other) => other !== text),
  );
}

const storeRecentSearches = (supplierId: SupplierId, texts: readonly string[]): void =>
  writePersonal(key(supplierId), JSON.stringify(texts));
