/** Finds the supplier that a call is about. Design 4, supplier resolution; reliability M15. */
import { supplierTexts } from '#features/suppliers/contract/texts.ts';
import { agrees, isNamedBy, resolveSupplier } from '#features/suppliers/domain/hosts/resolve-supplier.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { supplierByHost, supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Db } from '#platform/db/database.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { HttpRefusal } from '#platform/http/refusal.ts';
import type { RequestIdentifiers } from './request-identifiers.ts';

/**
 * Undefined where neither the host nor the request names a supplier. Conflicting names are refused. A header that lists several
 * suppliers has to contain the named one; where nothing else names one, a call that requires a supplier is about the first listed.
 */
export async function supplierOf(
  db: Db,
  host: string,
  said: RequestIdentifiers,
  need: 'required' | 'none',
): Promise<Shop | undefined> {
  const { supplierKeys, supplierList } = said;
  const named = supplierList.length === 1 ? [...supplierKeys, ...supplierList] : supplierKeys;
  const locked = await supplierByHost(db, host);
  const resolved = resolveSupplier({ locked, named });
  if (!resolved.ok) throw refusalOf('supplier-conflict');
  const key = resolved.value ?? (need === 'required' ? supplierList[0] : undefined);
  if (key === undefined) return undefined;
  const shop = locked ?? (await supplierByKey(db, key));
  if (shop === undefined) throw noSupplier();
  const isListed = supplierList.length < 2 || supplierList.some((listed) => isNamedBy(shop, listed));
  if (!agrees(shop, named) || !isListed) throw refusalOf('supplier-conflict');
  return shop;
}

export const noSupplier = (): HttpRefusal => new HttpRefusal('no-supplier', supplierTexts['no-supplier']);

/** Slug of the shop that this host is locked to; undefined for a shared host. Used by the page server. */
export const shopOfHost = async (db: Db, host: string): Promise<string | undefined> =>
  (await supplierByHost(db, host))?.slug;
