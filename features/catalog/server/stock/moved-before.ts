import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { StockCause } from '../../domain/stock/stock-movement.ts';
import { lockMovementKey, type MovementRow, movementByKey } from './read-stock-movements.store.ts';

export interface MovementRequest {
  /** The same for every try of one request. */
  readonly key: string;
  readonly productId: ProductId;
  readonly cause: StockCause;
  readonly reason: string;
}

export type KeyReused = { readonly code: 'key-reused' };

/**
 * What this request has come to already: nothing, its movement, or a refusal because its key has moved something else.
 * A try that is under way in another transaction is waited for. `isSame` compares the amounts.
 */
export async function movedBefore(
  { db, supplier }: StaffContext,
  { key, productId, cause, reason }: MovementRequest,
  isSame: (row: MovementRow) => boolean,
): Promise<Result<MovementRow, KeyReused> | undefined> {
  await lockMovementKey(db, supplier.id, key);
  const row = await movementByKey(db, supplier.id, key);
  if (row === undefined) return undefined;
  const isOwn = row.productId === productId && row.cause === cause && row.reason === reason && isSame(row);
  return isOwn ? accept(row) : refuse({ code: 'key-reused' });
}
