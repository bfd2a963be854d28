import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import { chargeById } from '../store/charge-moves.store.ts';
import { chargeOf } from './charge-of.ts';

export interface ChargeAt {
  readonly charge: Charge;
  /** Whether the shop itself receives the money, without a provider. */
  readonly byShop: boolean;
}

/** One charge by its id, even if another charge of the order is the current one. */
export async function chargeAt(db: Db, supplierId: SupplierId, id: string): Promise<ChargeAt | undefined> {
  const row = await chargeById(db, supplierId, id);
  return row && { charge: chargeOf(row), byShop: row.provider === null };
}
