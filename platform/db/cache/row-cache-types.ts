/** The row caches of a process, which `cached-query.ts` reads and fills. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Loaded } from '../../cache/shared-value.ts';

/** Rows by group and key, each valid until its group changes. `VersionedCache` is one. */
export interface RowCache {
  /** Cached or loaded; concurrent calls share one load. */
  get(group: string, key: string, load: () => Promise<Loaded<unknown>>): Promise<unknown>;
  /** Cached in this version; loads nothing. */
  peekVersion(version: string, group: string, key: string): unknown;
  /** Caches what was loaded elsewhere in this version, unless the group has changed since. */
  put(version: string, group: string, key: string, loaded: Loaded<unknown>): void;
}

export interface RowCaches {
  /** Rows that do not depend on stock: orders do not invalidate them. */
  readonly rows: RowCache;
  /** Rows that were selected or counted by availability. */
  readonly stock: RowCache;
  /** Changes when anything of the supplier's `rows` changes; undefined while changes cannot be heard of. */
  readonly versionOf: (supplierId: SupplierId) => string | undefined;
  /** Invalidates all that is cached of the supplier at that moment, epoch milliseconds. */
  readonly invalidateAt: (supplierId: SupplierId, at: number) => void;
}
