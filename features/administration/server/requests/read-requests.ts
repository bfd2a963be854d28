import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import { type LegalIdentity, legalIdentityOf } from '#features/suppliers/domain/legal-identity.ts';
import {
  managedSupplier,
  managedSuppliers,
} from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { IdentityRequest, RequestState } from '../../domain/identity-request.ts';
import { countRequests, latestRequest, type RequestRow, requestsIn } from './identity-requests.store.ts';

export interface ShopRequest {
  /** What the shop is now. */
  readonly current: LegalIdentity;
  /** The last one. */
  readonly request?: IdentityRequest;
}

/** The context's shop and its last request. */
export async function shopRequest({ db, supplier }: Context): Promise<ShopRequest> {
  const shop = await managedSupplier(db, supplier.id);
  if (shop === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
  const request = await currentRequest({ db, supplier });
  return { current: legalIdentityOf(shop), ...defined({ request }) };
}

/** The shop's last request as it is now, also within a transaction. */
export async function currentRequest({
  db,
  supplier,
}: Pick<Context, 'db' | 'supplier'>): Promise<IdentityRequest | undefined> {
  const row = await latestRequest(db, supplier.id);
  return row === undefined ? undefined : (await withNames(db, [row]))[0];
}

export interface ListedRequest {
  readonly shop: LegalIdentity & { readonly id: string };
  readonly request: IdentityRequest;
}

/** All shops' requests in that state. */
export async function listRequests(
  { db }: Context,
  state: RequestState,
  page: PageRange,
): Promise<{ readonly requests: readonly ListedRequest[]; readonly total: number }> {
  const rows = await requestsIn(db, state, page);
  const found = await managedSuppliers(
    db,
    rows.map(({ supplierId }) => supplierId),
  );
  const shops = new Map(found.map((shop) => [shop.id, { id: shop.id, ...legalIdentityOf(shop) }]));
  const named = await withNames(db, rows);
  const requests = named.flatMap((request, index) => {
    const shop = shops.get(rows[index]?.supplierId ?? '');
    return shop === undefined ? [] : [{ shop, request }];
  });
  return { requests, total: await countRequests(db, state) };
}

async function withNames(db: Context['db'], rows: readonly RequestRow[]): Promise<IdentityRequest[]> {
  const people = rows.flatMap(({ requestedBy, decidedBy }) => [
    requestedBy,
    ...(decidedBy === null ? [] : [decidedBy]),
  ]);
  const names = await staffNames(db, people);
  return rows.map(({ supplierId: _, message, requestedBy, requestedAt, decidedBy, decidedAt, ...row }) => ({
    ...row,
    requestedBy: names.get(requestedBy) ?? '',
    requestedAt: requestedAt.getTime(),
    ...defined({
      message: message ?? undefined,
      decidedBy: decidedBy === null ? undefined : names.get(decidedBy),
      decidedAt: decidedAt?.getTime(),
    }),
  }));
}
