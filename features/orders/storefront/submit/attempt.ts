/** One sending of one order: its key makes retries safe, also after a reload. Design 4, orders are written once. */

export interface SubmitAttempt {
  /** The Idempotency-Key: one per content, until a response has arrived. */
  readonly key: string;
  /** The order payload as sent, in JSON. */
  readonly content: string;
  /** Sent without a response: whether it created an order is unknown. */
  readonly open: boolean;
}

/** The same content keeps its key; other content gets a new one. */
export const attemptFor = (
  content: string,
  stored: SubmitAttempt | undefined,
  makeKey: () => string,
): SubmitAttempt => (stored?.content === content ? stored : { key: makeKey(), content, open: false });

/** 128 random bits; `crypto.randomUUID` is not available on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Reads a stored attempt; undefined for anything else. */
export function parseAttempt(text: string | null): SubmitAttempt | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isAttempt(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isAttempt = (value: unknown): value is SubmitAttempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'open' in value &&
  typeof value.open === 'boolean';
