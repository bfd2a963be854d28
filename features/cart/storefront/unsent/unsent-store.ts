/**
 * A shopper's unsaved changes in the browser's storage: products, quantities and texts, never a price or a code. It is part of the
 * cart, so cookie preferences do not apply. Spec 4 and 9, persistence.
 */
import { defined } from '#kernel/defined.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import {
  clientKey,
  forgetStored,
  readStored,
  storedKeys,
  writeStored,
} from '#platform/web/storage/client-storage.ts';
import type { CartLine } from '../../domain/cart.ts';
import { lineWithoutPrice, parseStoredLines } from '../save/stored-lines.ts';
import { parseUnsentTexts, type UnsentTexts } from './unsent-texts.ts';

/** Stored data of another format is dropped. */
const VERSION = 1;

export interface UnsentChanges {
  /** The version and lines of the cart on which the changes were made. */
  readonly version: number;
  readonly base: readonly CartLine[];
  /** Sent, but not answered before the page ended. */
  readonly sent: readonly (readonly CartLine[])[];
  /** The lines after the changes. */
  readonly lines: readonly CartLine[];
  readonly texts?: UnsentTexts;
}

/** Unsaved changes with their storage key and text. */
export interface LeftChanges extends UnsentChanges {
  readonly key: string;
  readonly text: string;
}

export interface UnsentStore {
  /** Replaces what this window has stored. */
  store(changes: UnsentChanges): void;
  /** This window's changes are saved or undone. */
  drop(): void;
  /** Stores changes that have to wait, as if another window had left them. */
  setAside(changes: UnsentChanges): void;
  /** The changes of this client's other windows, including closed ones. */
  left(): LeftChanges[];
  /** Removes saved changes, unless their window has stored newer ones. */
  forget(left: readonly LeftChanges[]): void;
}

/** Each window has its own key, so that none overwrites another's. */
export function unsentStore(
  supplierId: SupplierId,
  clientId: ClientId,
  window: string = Math.random().toString(36).slice(2),
): UnsentStore {
  const ofCart = clientKey(clientId, `cart-${supplierId}-`);
  const own = `${ofCart}${window}`;
  const writeAt = (key: string, { version, base, sent, lines, texts }: UnsentChanges): void =>
    writeStored(
      key,
      JSON.stringify({
        format: VERSION,
        version,
        base: base.map(lineWithoutPrice),
        sent: sent.map((each) => each.map(lineWithoutPrice)),
        lines: lines.map(lineWithoutPrice),
        texts,
      }),
    );
  return {
    store: (changes) => writeAt(own, changes),
    drop: () => forgetStored(own),
    setAside: (changes) => writeAt(`${own}-aside`, changes),
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
  const stored = parsed(text);
  if (stored === undefined) {
    forgetStored(key);
    return undefined;
  }
  const { version, base, sent, lines, texts } = stored;
  return {
    key,
    text,
    version,
    base: parseStoredLines(base),
    sent: sent.filter((each) => Array.isArray(each)).map(parseStoredLines),
    lines: parseStoredLines(lines),
    ...defined({ texts: parseUnsentTexts(texts) }),
  };
}

interface StoredChange {
  readonly version: number;
  readonly base: readonly unknown[];
  readonly sent: readonly unknown[];
  readonly lines: readonly unknown[];
  readonly texts?: unknown;
}

function parsed(text: string): StoredChange | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredChange(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isStoredChange = (value: unknown): value is StoredChange =>
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
