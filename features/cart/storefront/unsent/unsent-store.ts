/**
 * What a shopper changed and no server has yet, kept by this browser: products and quantities, never a price or a code.
 * It is part of the cart, so that no cookie preference forbids it. Spec 4 and 9, persistence.
 */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { clientKey, forgetStored, keepStored, readStored, storedKeys } from '#platform/web/client-storage.ts';
import type { CartLine } from '../../domain/cart.ts';
import { keptWish, linesOfKept } from '../save/kept-lines.ts';

/** A state of another version is dropped. */
const VERSION = 1;

export interface UnsentChanges {
  /** Of the cart on which they were made, and its lines. */
  readonly version: number;
  readonly base: readonly CartLine[];
  /** What was sent and not answered before the page ended. */
  readonly sent: readonly (readonly CartLine[])[];
  /** What the shopper made of them. */
  readonly lines: readonly CartLine[];
}

/** What some window left, as it was found. */
export interface LeftChanges extends UnsentChanges {
  readonly key: string;
  readonly text: string;
}

export interface UnsentStore {
  /** In place of what this window kept before. */
  keep(changes: UnsentChanges): void;
  /** What this window kept is saved, or taken back. */
  drop(): void;
  /** Of this client's other windows, also of those that are gone. */
  left(): LeftChanges[];
  /** They are saved now; what their window has added since stays. */
  forget(left: readonly LeftChanges[]): void;
}

/** Each window writes under a name of its own, so that none overwrites what another keeps. */
export function unsentStore(
  supplierId: SupplierId,
  clientId: ClientId,
  window: string = Math.random().toString(36).slice(2),
): UnsentStore {
  const ofCart = clientKey(clientId, `cart-${supplierId}-`);
  const own = `${ofCart}${window}`;
  return {
    keep: ({ version, base, sent, lines }) =>
      keepStored(
        own,
        JSON.stringify({
          format: VERSION,
          version,
          base: base.map(keptWish),
          sent: sent.map((each) => each.map(keptWish)),
          lines: lines.map(keptWish),
        }),
      ),
    drop: () => forgetStored(own),
    left: () =>
      storedKeys(ofCart)
        .filter((key) => key !== own)
        .sort()
        .flatMap((key) => readLeft(key) ?? []),
    forget: (left) => {
      for (const { key, text } of left) if (readStored(key) === text) forgetStored(key);
    },
  };
}

function readLeft(key: string): LeftChanges | undefined {
  const text = readStored(key) ?? '';
  const kept = parsed(text);
  if (kept === undefined) {
    forgetStored(key);
    return undefined;
  }
  const { version, base, sent, lines } = kept;
  return {
    key,
    text,
    version,
    base: linesOfKept(base),
    sent: sent.filter((each) => Array.isArray(each)).map(linesOfKept),
    lines: linesOfKept(lines),
  };
}

interface Kept {
  readonly version: number;
  readonly base: readonly unknown[];
  readonly sent: readonly unknown[];
  readonly lines: readonly unknown[];
}

function parsed(text: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === VERSION &&
  'version' in value &&
  Number.isSafeInteger(value.version) &&
  'base' in value &&
  Array.isArray(value.base) &&
  'sent' in value &&
  Array.isArray(value.sent) &&
  'lines' in value &&
  Array.isArray(value.lines);
