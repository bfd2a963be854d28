/** How staff grant and revoke prices of single clients. Spec 3, precoatendente. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { GrantRefusal } from '../contract/texts.ts';
import { type Grant, isCurrent, type StoredGrant } from '../domain/grant.ts';
import type { PricingSources } from './goods.ts';
import { grantPrices } from './grant-prices.ts';
import { endGrants, grantsOf, lockGrants } from './price-grants.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Refusal = { readonly code: GrantRefusal };

const MAX_SHOWN = 200;

export async function listGrants(
  context: Context,
  clientId: ClientId,
): Promise<Result<readonly StoredGrant[], Refusal>> {
  if (!(await isKnown(context, clientId))) return refuse({ code: 'client-not-found' });
  return accept(await grantsOf(context.db, context.supplier.id, clientId, MAX_SHOWN));
}

/** Grants a client a price for a product; replaces an active grant. */
export const grantPrice = (
  context: StaffContext,
  goods: Pick<PricingSources, 'unknownProducts'>,
  clientId: ClientId,
  wanted: Grant,
): Promise<Result<StoredGrant, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    if (!isCurrent(wanted, now)) return refuse({ code: 'already-over' });
    if (!(await isKnown(inside, clientId))) return refuse({ code: 'client-not-found' });
    const { productId } = wanted;
    if ((await goods.unknownProducts(db, supplier.id, [productId])).length > 0) {
      return refuse({ code: 'unknown-products' });
    }
    const {
      ended: [before],
      given: [grant],
    } = await grantPrices(inside, clientId, [wanted]);
    if (grant === undefined) throw new Error('a price that was wanted is given');
    await recordChange(inside, {
      action: 'price.granted',
      subjectId: clientId,
      before: before === undefined ? null : factsOf(before),
      after: factsOf(grant),
    });
    return accept(grant);
  });

export const revokeGrant = (
  context: StaffContext,
  clientId: ClientId,
  id: string,
): Promise<Result<void, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockGrants(db, supplier.id, clientId);
    const [ended] = await endGrants(db, supplier.id, clientId, { id }, now);
    if (ended === undefined) return refuse({ code: 'grant-not-found' });
    await recordChange(inside, {
      action: 'price.revoked',
      subjectId: clientId,
      before: factsOf(ended),
      after: null,
    });
    return accept(undefined);
  });

const isKnown = async ({ db, supplier }: Context, clientId: ClientId): Promise<boolean> =>
  (await unknownCustomers(db, supplier.id, [clientId])).length === 0;

const factsOf = ({ productId, price, from, to, expiresAt }: Grant) => ({
  productId,
  price,
  from,
  to: to ?? null,
  expiresAt: new Date(expiresAt).toISOString(),
});
