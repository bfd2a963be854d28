import { EMPTY_UUID } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { SupplierKey } from '../domain/hosts/resolve-supplier.ts';
import { NO_SUPPLIER, type Shop } from '../domain/shop.ts';
import type { ShopDetails } from '../domain/shop-details.ts';
import { listedSuppliers, supplierByHost, supplierByKey } from './find-supplier.ts';
import { withDetails } from './shop-details.ts';
import { countListedShops, listedShops, shopsById } from './suppliers.store.ts';
import type { WantedService, WhoServes } from './who-serves.ts';

type Refusal = { readonly code: 'no-supplier' | 'supplier-conflict' };
type ServiceRefusal = Refusal | { readonly code: 'unserved-address' | 'no-such-address' };

export interface WantedSuppliers extends WantedService {
  readonly slug?: SupplierKey | undefined;
  readonly host?: string | undefined;
  /** Only suppliers of this company (ERP id). */
  readonly companyId?: string | undefined;
  /** Only suppliers with this text in their name, where none is named. */
  readonly search?: string | undefined;
  /** Of the list, where none is named. */
  readonly page: PageRange;
}

export interface FoundSuppliers {
  readonly suppliers: readonly ShopDetails[];
  /** On all pages. */
  readonly total: number;
}

/**
 * The supplier that the request names, else a page of the listed ones; only those that serve the request. Refuses with 'unserved-address' if
 * none of those found does. Spec 4, supplier flow.
 */
export async function servingSuppliers(
  context: Context,
  whoServes: WhoServes,
  { slug, host, companyId, search, page, ...wanted }: WantedSuppliers,
): Promise<Result<FoundSuppliers, ServiceRefusal>> {
  const named = await namedSupplier(context, { slug, host });
  if (!named.ok) return named;
  const { db } = context;
  if (named.value !== undefined) {
    const [details] = await withDetails(db, [named.value]);
    if (details === undefined) return accept({ suppliers: [], total: 0 });
    const isOther = companyId !== undefined && details.profile.companyId !== companyId;
    const serving = await whoServes(context, isOther ? [] : [named.value], wanted);
    if (!serving.ok) return serving;
    if (serving.value.length === 0) return refuse({ code: 'unserved-address' });
    return accept({ suppliers: [details], total: 1 });
  }
  if (companyId === undefined && isAnyService(wanted)) return accept(await listedPage(db, search, page));
  const listed = await listedSuppliers(db);
  const ofCompany = listed.filter((shop) => companyId === undefined || shop.companyId === companyId);
  const serving = await whoServes(context, ofCompany, wanted);
  if (!serving.ok) return serving;
  if (serving.value.length === 0 && listed.length > 0) return refuse({ code: 'unserved-address' });
  const ids = serving.value.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
  return accept({
    suppliers: await withDetails(db, await shopsById(db, ids)),
    total: serving.value.length,
  });
}

const isAnyService = ({ addressId = EMPTY_UUID, position, deliveryType }: WantedService): boolean =>
  addressId === EMPTY_UUID && position === undefined && deliveryType === undefined;

async function listedPage(db: Db, search: string | undefined, page: PageRange): Promise<FoundSuppliers> {
  const [shops, total] = await Promise.all([listedShops(db, search, page), countListedShops(db, search)]);
  return { suppliers: await withDetails(db, shops), total };
}

/** The supplier named by context, slug or domain; undefined where none is named. */
export async function namedSupplier(
  context: Context,
  named: { readonly slug?: SupplierKey | undefined; readonly host?: string | undefined },
): Promise<Result<Shop | undefined, Refusal>> {
  const found = await namedShops(context, named);
  if (found.length === 0) return accept(undefined);
  const [first] = found;
  if (first === undefined) return refuse({ code: 'no-supplier' });
  if (found.some((shop) => shop?.id !== first.id)) return refuse({ code: 'supplier-conflict' });
  return accept(first);
}

/** One entry per key in the request; undefined for an unknown key. */
async function namedShops(
  { db, supplier }: Context,
  { slug, host }: { readonly slug?: SupplierKey | undefined; readonly host?: string | undefined },
): Promise<(Shop | undefined)[]> {
  return Promise.all([
    ...(supplier.id === NO_SUPPLIER.id ? [] : [supplierByKey(db, supplier.id)]),
    ...(slug === undefined ? [] : [supplierByKey(db, slug)]),
    ...(host === undefined ? [] : [supplierByHost(db, host)]),
  ]);
}
