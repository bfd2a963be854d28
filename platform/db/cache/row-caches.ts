/** Where a process keeps what its kept questions (`cached-query.ts`) were answered. */
import type { SupplierId } from '#kernel/ids.ts';
import type { VersionedCache } from '../../cache/versioned-cache.ts';

export type RowCache = VersionedCache<unknown>;

export interface RowCaches {
  /** Of rows that say nothing of stock: an order leaves them be. */
  readonly rows: RowCache;
  /** Of rows that were chosen or counted by what can be bought. */
  readonly stock: RowCache;
  /** Equal as long as nothing of the supplier's `rows` has changed; undefined while no one can tell. */
  readonly versionOf: (supplierId: SupplierId) => string | undefined;
  /** That what is kept of the supplier is old. */
  readonly invalidate: (supplierId: SupplierId) => void;
  /** That at this moment what the supplier shows becomes another, by the clock alone. Epoch milliseconds. */
  readonly invalidateAt: (supplierId: SupplierId, at: number) => void;
}
