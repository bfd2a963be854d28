/** One sending of one order: its key makes it safe to repeat, also after a reload. Design 4, orders are written once. */

export interface Attempt {
  /** The Idempotency-Key: one for one content, until an answer has been heard. */
  readonly key: string;
  /** The order payload as it is sent. */
  readonly content: string;
  /** It has left and no answer came back: whether it made an order is not known. */
  readonly open: boolean;
}

/** The same content keeps its key; another content gets a new one. */
export const attemptFor = (content: string, kept: Attempt | undefined, makeKey: () => string): Attempt =>
  kept?.content === content ? kept : { key: makeKey(), content, open: false };

/** 128 random bits; `crypto.randomUUID` is not there on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Reads what was kept; anything else is none. */
export function parseAttempt(text: string | null): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isAttempt(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'open' in value &&
  typeof value.open === 'boolean';
