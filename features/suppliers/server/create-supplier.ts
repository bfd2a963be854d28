import type { SupplierId } from '#kernel/ids.ts';
import { DEFAULT_THEME } from '#kernel/theme.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import type { Characteristic } from '../domain/characteristic.ts';
import { mayBeSlug } from '../domain/hosts/reserved-slugs.ts';
import type { Module } from '../domain/modules.ts';
import type { Footer, Shop, Theme } from '../domain/shop.ts';
import type { Store } from '../domain/shop-details.ts';
import type { ShopState } from '../domain/shop-state.ts';
import type { CustomContent, StaticText, TermsText } from '../domain/shop-texts.ts';
import type { Segment, SupplierProfile } from '../domain/supplier-profile.ts';
import type { SupplierTag } from '../domain/tags/tags.ts';
import { replaceCharacteristics } from './characteristics.store.ts';
import { replaceCustomContents } from './custom-contents.store.ts';
import { replaceStaticTexts } from './static-texts.store.ts';
import { replaceStores, storesOfSupplier } from './stores.store.ts';
import { replaceDomains } from './supplier-domains.store.ts';
import { replaceSegments } from './supplier-segments.store.ts';
import { saveSupplier } from './suppliers.store.ts';
import { publishTerms } from './terms-of-use.ts';

type Profile = Pick<SupplierProfile, 'companyId' | 'orderings'>;

export interface NewSupplier
  extends Omit<
      Shop,
      'id' | 'domain' | 'tags' | 'theme' | 'footer' | 'notice' | 'segments' | 'orderings' | 'state'
    >,
    Partial<Profile> {
  readonly tags: readonly SupplierTag[];
  /** Default `DEFAULT_THEME`. */
  readonly theme?: Theme;
  readonly modules?: readonly Module[];
  readonly footer: Omit<Footer, 'note'>;
  /** Hosts of the shop, the main one first. */
  readonly domains: readonly string[];
  readonly stores: readonly Omit<Store, 'id'>[];
  /** Of a new shop; default 'open'. */
  readonly state?: ShopState;
  /** Whether the platform's home page lists it; default true. */
  readonly listed?: boolean;
  readonly segments?: readonly string[];
  /** Includes the notice and the footer note. */
  readonly texts?: readonly StaticText[];
  readonly contents?: readonly Omit<CustomContent, 'id'>[];
  /** Questions about a client, and about an order. */
  readonly clientCharacteristics?: readonly Omit<Characteristic, 'id'>[];
  readonly orderCharacteristics?: readonly Omit<Characteristic, 'id'>[];
  /** A new version is published only if the text changed. */
  readonly terms?: TermsText;
}

/**
 * Creates a supplier, or updates the one with this slug. Run it in a transaction. Throws for a reserved or invalid slug, for an
 * invalid host and for one of another supplier.
 */
export async function createSupplier(
  db: Db,
  supplier: NewSupplier,
): Promise<{
  readonly id: SupplierId;
  readonly stores: readonly Store[];
  readonly segments: readonly Segment[];
}> {
  if (!mayBeSlug(supplier.slug)) throw new Error(`no shop may have this slug: ${supplier.slug}`);
  const id = await saveSupplier(db, {
    id: newId(),
    slug: supplier.slug,
    name: supplier.name,
    listed: supplier.listed ?? true,
    whiteLabel: supplier.whiteLabel,
    tags: [...supplier.tags],
    theme: supplier.theme ?? DEFAULT_THEME,
    logo: supplier.logo ?? null,
    icon: supplier.icon ?? null,
    timeZone: supplier.timeZone ?? null,
    menu: [...supplier.menu],
    footer: supplier.footer,
    description: supplier.description ?? '',
    companyId: supplier.companyId ?? null,
    modules: [...(supplier.modules ?? [])],
    orderings: [...(supplier.orderings ?? [])],
    ...(supplier.state === undefined ? {} : { state: supplier.state }),
    // The shop's staff set it: one that is not named stays.
    ...(supplier.analyticsId === undefined ? {} : { analyticsId: supplier.analyticsId }),
  });
  await replaceDomains(db, id, supplier.domains.map(validHost));
  const known = new Map((await storesOfSupplier(db, id)).map((store) => [store.name, store.id]));
  const stores = supplier.stores.map((store) => ({ ...store, id: known.get(store.name) ?? newId() }));
  await replaceStores(db, id, stores);
  const segments = await replaceSegments(db, id, supplier.segments ?? []);
  await replaceStaticTexts(db, id, supplier.texts ?? []);
  await replaceCustomContents(db, id, supplier.contents ?? []);
  await replaceCharacteristics(db, id, 'client', supplier.clientCharacteristics ?? []);
  await replaceCharacteristics(db, id, 'order', supplier.orderCharacteristics ?? []);
  if (supplier.terms !== undefined) await publishTerms(db, id, supplier.terms, Date.now());
  return { id, stores, segments };
}

function validHost(domain: string): string {
  const host = normaliseHost(domain);
  if (host === undefined) throw new Error(`not a host: ${domain}`);
  return host;
}
