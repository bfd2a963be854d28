import { AnswerCache } from '../cache/answer-cache.ts';
import { Versions } from '../cache/versions.ts';
import type { Database } from '../db/database.ts';
import { keepRows } from '../db/kept.ts';

/** Lets a database keep rows as a process does that never hears of any change. */
export function keepDeafly({ db }: Database): void {
  const versions = new Versions({ isCurrent: () => true, settling: 0 });
  const cache = () => new AnswerCache<unknown>({ versions, maxBytes: 1_000_000, maxAge: 60_000 });
  keepRows(db, {
    rows: cache(),
    stock: cache(),
    versionOf: (supplierId) => versions.of(supplierId),
    outdated: (supplierId) => versions.changed(supplierId),
    becomesOther: () => {},
  });
}
