/** Stores the written lines, so that a reload of the tab loses nothing. */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { MAX_LINES } from '../../domain/cart.ts';
import type { WrittenLine } from '../../domain/quick-order/quick-line.ts';
import { isBlank } from './quick-rows.ts';

export interface Writer {
  readonly supplierId: SupplierId;
  /** Lines are stored per client. */
  readonly clientId: ClientId;
}

const storageKey = ({ supplierId, clientId }: Writer): string =>
  `vitrine-quick-order-${supplierId}-${clientId}`;

/** The stored lines of this client in this shop; invalid entries are dropped. Only in the browser. */
export function storedQuickLines(writer: Writer): readonly WrittenLine[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(writer)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWritten).slice(0, MAX_LINES) : [];
  } catch {
    return [];
  }
}

/** Blank lines are not stored. */
export function storeQuickLines(writer: Writer, lines: readonly WrittenLine[]): void {
  const written = lines.filter((line) => !isBlank(line)).map(({ code, quantity }) => ({ code, quantity }));
  try {
    if (written.length === 0) sessionStorage.removeItem(storageKey(writer));
    else sessionStorage.setItem(storageKey(writer), JSON.stringify(written));
  } catch {
    // Without storage the lines last as long as the page.
  }
}

const isWritten = (value: unknown): value is WrittenLine =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'string';
