/** What was searched and found last, in this browser. Spec 4, persistence: only where the visitor lets it be kept. */
import type { SupplierId } from '#kernel/ids.ts';
import { keepPersonal, readPersonal } from '#platform/web/personal-storage.ts';

const MOST = 6;
const LONGEST = 80;

const key = (supplierId: SupplierId): string => `vitrine-searches-${supplierId}`;

/** The last one first. Anything that is not a list of texts counts as none. */
export function recentSearches(supplierId: SupplierId): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readPersonal(key(supplierId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Moves a text to the front; what is written alike counts once. Long texts are pasted, not searched again. */
export function rememberSearch(supplierId: SupplierId, text: string): void {
  if (text.length > LONGEST) return;
  const small = text.toLocaleLowerCase('pt-BR');
  const others = recentSearches(supplierId).filter((other) => other.toLocaleLowerCase('pt-BR') !== small);
  keep(supplierId, [text, ...others].slice(0, MOST));
}

/** One of them, or all. */
export function forgetSearches(supplierId: SupplierId, text?: string): void {
  keep(supplierId, text === undefined ? [] : recentSearches(supplierId).filter((other) => other !== text));
}

const keep = (supplierId: SupplierId, texts: readonly string[]): void =>
  keepPersonal(key(supplierId), JSON.stringify(texts));
