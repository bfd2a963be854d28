/** What pages and the service worker tell each other. */
import type { Person } from './stored-calls.ts';

/** A page that has become idle. The worker answers on the message's port. */
export interface PageMessage {
  readonly kind: 'page';
  readonly person: Person | undefined;
  /** Whether the visitor's choice allows storing what was seen. */
  readonly mayStore: boolean;
  /** The visitor's browser asks to load less. */
  readonly savesData: boolean;
}

export interface PageAnswer {
  /** When the oldest dated answer of this page was stored, if it came from the worker's storage. Epoch milliseconds. */
  readonly storedAt: number | undefined;
  /** When this person's data was last made ready for use without a connection. Epoch milliseconds. */
  readonly preparedAt: number | undefined;
}

/** This person's data was made ready. */
export interface PreparedMessage {
  readonly kind: 'prepared';
  /** When it was begun: what was changed since may be missing in it. Epoch milliseconds. */
  readonly begunAt: number;
}

/** Deletes all that is stored for people. */
export interface ForgetMessage {
  readonly kind: 'forget';
}

/** To a worker that waits: a page of its build is open. */
export interface TakeOverMessage {
  readonly kind: 'take-over';
  /** Name of the page's script. */
  readonly script: string;
}

export type ToWorker = PageMessage | PreparedMessage | ForgetMessage | TakeOverMessage;

/** An answer or a page came from storage, for lack of a connection. */
export interface StoredMessage {
  readonly kind: 'stored';
  readonly at: number;
}

/** The header by which a stored response says when it was stored. Epoch milliseconds. */
export const STORED_AT = 'x-stored-at';
