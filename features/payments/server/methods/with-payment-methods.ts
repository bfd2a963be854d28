import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Context } from '#platform/db/context.ts';
import { activeMethods } from '../store/payment-method.store.ts';

/** The shop with the methods that everybody may use: on account is for clients with credit, a limited one for its groups. Spec 3, supplier: formasPagamento. */
export async function withPaymentMethods({ db }: Context, shop: Shop): Promise<Shop> {
  const methods = (await activeMethods(db, shop.id)).filter(
    ({ kind, groups }) => kind !== 'on-account' && groups.length === 0,
  );
  return { ...shop, paymentMethods: methods.map(({ id, name, kind }) => ({ id, name, kind })) };
}
