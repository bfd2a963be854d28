/** What each client sent and received, written before it continues. Lost orders are detected by it. */
import { appendFileSync, readFileSync } from 'node:fs';

export interface JournalEntry {
  readonly event: 'sent' | 'acknowledged' | 'refused';
  readonly clientId: string;
  readonly key: string;
  /** Number of an acknowledged order. */
  readonly number?: number;
  /** When it was written, epoch milliseconds. */
  readonly at?: number;
}

export class Journal {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  write(entry: JournalEntry): void {
    appendFileSync(this.#file, `${JSON.stringify({ ...entry, at: Date.now() })}\n`);
  }
}

export const readJournal = (file: string): JournalEntry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalEntry);
