import { maskedEmail } from '#features/accounts/domain/login/masked-email.ts';
import { findClients } from '#features/accounts/server/clients/find-clients.store.ts';
import { orderAnywhere } from '#features/orders/server/store/order-anywhere.store.ts';
import { listManagedSuppliers } from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import { supplierNames } from '#features/suppliers/server/suppliers.store.ts';
import type { Context } from '#platform/db/context.ts';
import { maskedDocument } from '../../domain/masked-document.ts';

/** Results per kind. */
const MAX_FOUND = 10;

/** Shops, clients and orders of the whole platform: by name, slug, e-mail, document or number. */
export async function searchPlatform({ db }: Context, typed: string) {
  const text = typed.trim();
  const shops = await listManagedSuppliers(db, { search: text }, { limit: MAX_FOUND, offset: 0 });
  const document = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const clients = await findClients(db, { text, document }, MAX_FOUND);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  const order = number === undefined ? undefined : await orderAnywhere(db, number);
  const mentioned = [
    ...clients.flatMap(({ supplierIds }) => supplierIds ?? []),
    order?.supplierId ?? [],
  ].flat();
  const names = await supplierNames(db, mentioned);
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    shops,
    clients: clients.map(({ id, name, document: whole, email, supplierIds }) => ({
      id,
      name,
      document: maskedDocument(whole ?? undefined) ?? null,
      email: maskedEmail(email) ?? '',
      shops: [...new Set(supplierIds ?? [])].map(named),
    })),
    orders: order === undefined ? [] : [{ ...order, shop: named(order.supplierId) }],
  };
}
