/** The row caches of a process, which `cached-query.ts` reads and fills. */
import type { SupplierId } from '#kernel/ids.ts';
import type { VersionedCache } from '../../cache/versioned-cache.ts';

export type RowCache = VersionedCache<unknown>;

export interface RowCaches {
  /** Rows that do not depend on stock: orders do not invalidate them. */
  readonly rows: RowCache;
  /** Rows that were selected or counted by availability. */
  readonly stock: RowCache;
  /** Changes when anything of the supplier's `rows` changes; undefined while changes cannot be heard of. */
  readonly versionOf: (supplierId: SupplierId) => string | undefined;
  /** Invalidates all that is cached of the supplier. */
  readonly invalidate: (supplierId: SupplierId) => void;
  /** The same at a later moment, epoch milliseconds. */
  readonly invalidateAt: (supplierId: SupplierId, at: number) => void;
}
