import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AddressId, ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { addressErpCodes, addresses } from './addresses.tables.ts';

const codeAt = (supplierId: SupplierId, addressId: AddressId) =>
  and(eq(addressErpCodes.supplierId, supplierId), eq(addressErpCodes.addressId, addressId));

/** The codes that the supplier gave these addresses, by address. */
export async function erpCodesOf(
  db: Db,
  supplierId: SupplierId,
  ids: readonly AddressId[],
): Promise<ReadonlyMap<AddressId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ addressId: addressErpCodes.addressId, erpCode: addressErpCodes.erpCode })
    .from(addressErpCodes)
    .where(and(eq(addressErpCodes.supplierId, supplierId), inArray(addressErpCodes.addressId, [...ids])));
  return new Map(rows.map(({ addressId, erpCode }) => [addressId, erpCode]));
}

/** Replaces the code; null removes it. */
export async function putErpCode(
  db: Db,
  supplierId: SupplierId,
  addressId: AddressId,
  erpCode: string | null,
): Promise<void> {
  if (erpCode === null) {
    await db.delete(addressErpCodes).where(codeAt(supplierId, addressId));
    return;
  }
  await db
    .insert(addressErpCodes)
    .values({ supplierId, addressId, erpCode })
    .onConflictDoUpdate({
      target: [addressErpCodes.supplierId, addressErpCodes.addressId],
      set: { erpCode },
    });
}

/** Whether it is an address of the client that is not deleted; locks it. The billing address, too, has a code. */
export async function lockAddressOf(db: Db, clientId: ClientId, id: AddressId): Promise<boolean> {
  const found = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.clientId, clientId), eq(addresses.id, id), isNull(addresses.deletedAt)))
    .for('update');
  return found.length > 0;
}
