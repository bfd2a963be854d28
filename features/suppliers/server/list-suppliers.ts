import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { SupplierKey } from '../domain/hosts/resolve-supplier.ts';
import { NO_SUPPLIER, type Shop } from '../domain/shop.ts';
import type { ShopDetails } from '../domain/shop-details.ts';
import { listedSuppliers, supplierByHost, supplierByKey } from './find-supplier.ts';
import { withDetails } from './shop-details.ts';
import type { WantedService, WhoServes } from './who-serves.ts';

type Refusal = { readonly code: 'no-supplier' | 'supplier-conflict' };
type ServiceRefusal = Refusal | { readonly code: 'unserved-address' | 'no-such-address' };

export interface WantedSuppliers extends WantedService {
  readonly slug?: SupplierKey | undefined;
  readonly host?: string | undefined;
  /** Only suppliers of this company (ERP id). */
  readonly companyId?: string | undefined;
}

/** The suppliers that serve the request; refuses with 'unserved-address' if none of those found does. Spec 4, supplier flow. */
export async function servingSuppliers(
  context: Context,
  whoServes: WhoServes,
  { slug, host, companyId, ...wanted }: WantedSuppliers,
): Promise<Result<readonly ShopDetails[], ServiceRefusal>> {
  const found = await listSuppliers(context, { slug, host });
  if (!found.ok) return found;
  const ofCompany = found.value.filter(
    ({ profile }) => companyId === undefined || profile.companyId === companyId,
  );
  const serving = await whoServes(context, ofCompany, wanted);
  if (!serving.ok) return serving;
  const noneIsLeft = serving.value.length === 0 && found.value.length > 0;
  return noneIsLeft ? refuse({ code: 'unserved-address' }) : serving;
}

/** The supplier named by context, slug or domain; all listed ones where none is named. */
export async function listSuppliers(
  context: Context,
  named: { readonly slug?: SupplierKey | undefined; readonly host?: string | undefined },
): Promise<Result<ShopDetails[], Refusal>> {
  const found = await namedShops(context, named);
  if (found.length === 0) return accept(await withDetails(context.db, await listedSuppliers(context.db)));
  const [first] = found;
  if (first === undefined) return refuse({ code: 'no-supplier' });
  if (found.some((shop) => shop?.id !== first.id)) return refuse({ code: 'supplier-conflict' });
  return accept(await withDetails(context.db, [first]));
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
