import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import type { Shop } from '../domain/shop.ts';
import type { Store } from '../domain/store.ts';
import type { SupplierTag } from '../domain/tags.ts';
import { replaceStores, storesOfSupplier } from './stores.store.ts';
import { replaceDomains } from './supplier-domains.store.ts';
import { saveSupplier } from './suppliers.store.ts';

export interface NewSupplier extends Omit<Shop, 'id' | 'domain' | 'tags'> {
  readonly tags: readonly SupplierTag[];
  /** The shop's own hosts, the main one first. */
  readonly domains: readonly string[];
  readonly stores: readonly Omit<Store, 'id'>[];
  /** Whether the platform's own page lists it. */
  readonly listed?: boolean;
}

/** Creates a supplier, or brings the one of this slug up to date. Run it in a transaction. */
export async function createSupplier(
  db: Db,
  supplier: NewSupplier,
): Promise<{ readonly id: SupplierId; readonly stores: readonly Store[] }> {
  const id = await saveSupplier(db, {
    id: newId(),
    slug: supplier.slug,
    name: supplier.name,
    listed: supplier.listed ?? true,
    whiteLabel: supplier.whiteLabel,
    tags: [...supplier.tags],
    theme: supplier.theme,
    logo: supplier.logo ?? null,
    menu: [...supplier.menu],
    footer: supplier.footer,
    description: supplier.description ?? '',
  });
  await replaceDomains(db, id, supplier.domains.map(validHost));
  const known = new Map((await storesOfSupplier(db, id)).map((store) => [store.name, store.id]));
  const stores = supplier.stores.map((store) => ({ ...store, id: known.get(store.name) ?? newId() }));
  await replaceStores(db, id, stores);
  return { id, stores };
}

function validHost(domain: string): string {
  const host = normaliseHost(domain);
  if (host === undefined) throw new Error(`not a host: ${domain}`);
  return host;
}
