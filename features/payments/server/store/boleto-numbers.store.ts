import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { BoletoAccount } from '../../domain/method-settings.ts';
import { boletoNumbers } from './titles.tables.ts';

/** The next number of the bank account. Its row is locked until the transaction ends, so no number is used twice or lost. */
export async function nextBoletoNumber(
  db: Db,
  supplierId: SupplierId,
  { bank, wallet, agency, account, agreement = '' }: BoletoAccount,
): Promise<number> {
  const [row] = await db
    .insert(boletoNumbers)
    .values({ supplierId, account: [bank, wallet, agency, account, agreement].join('/'), last: 1 })
    .onConflictDoUpdate({
      target: [boletoNumbers.supplierId, boletoNumbers.account],
      set: { last: sql`${boletoNumbers.last} + 1` },
    })
    .returning({ last: boletoNumbers.last });
  if (row === undefined) throw new Error('a boleto got no number');
  return row.last;
}
