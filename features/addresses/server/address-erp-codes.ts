/** The codes that addresses have in a supplier's own system. Spec 3, address: cod_erp. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { customerOf } from '#features/accounts/server/clients/customer-of.ts';
import type { AddressId, ClientId } from '#kernel/ids.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Address } from '../domain/address.ts';
import { erpCodesOf, lockAddressOf, putErpCode } from './address-erp-codes.store.ts';

/** The addresses with the codes of the context's supplier. */
export async function withErpCodes(
  { db, supplier }: Context,
  addresses: readonly Address[],
): Promise<readonly Address[]> {
  const ids = addresses.map(({ id }) => id);
  const codes = await erpCodesOf(db, supplier.id, ids);
  return addresses.map((address) => {
    const erpCode = codes.get(address.id);
    return erpCode === undefined ? address : { ...address, erpCode };
  });
}

/** Only for addresses of the supplier's own customers: false for others and for unknown ones. */
export const setErpCode = (
  context: Context & { readonly actor: Staff },
  { clientId, addressId }: { readonly clientId: ClientId; readonly addressId: AddressId },
  erpCode: string | null,
): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if ((await customerOf(inside, clientId)) === undefined) return false;
    if (!(await lockAddressOf(db, clientId, addressId))) return false;
    const before = (await erpCodesOf(db, supplier.id, [addressId])).get(addressId) ?? null;
    if (before === erpCode) return true;
    await putErpCode(db, supplier.id, addressId, erpCode);
    await recordChange(inside, {
      action: 'client.changed',
      subjectId: clientId,
      before: { addressId, erpCode: before },
      after: { addressId, erpCode },
    });
    return true;
  });
