/** Tags that a supplier gives one client: to that client the shop behaves as if it had them itself. Spec 1 and 6, user tags. */
import type { SupplierScope } from '#kernel/scope.ts';
import type { Shop } from '../shop.ts';
import type { SupplierTag } from './tags.ts';

/** The tags that say something of a person. The others speak of the shop, and caches that all visitors share depend on them. */
export const USER_TAGS = [
  'restrict-not-approved-user-submission',
  'uses-share-coupom',
  'use-primary-address',
  'uses-single-address',
  'store-prefers-delivery-with-pickup',
] as const satisfies readonly SupplierTag[];

export type UserTag = (typeof USER_TAGS)[number];

const known: ReadonlySet<string> = new Set(USER_TAGS);

/** Those of the stored tags that a client may have. */
export const userTagsOf = (tags: readonly string[]): readonly UserTag[] =>
  tags.filter((tag): tag is UserTag => known.has(tag));

/** The same object where the client has no tags. */
export const scopeForUser = (supplier: SupplierScope, tags: readonly UserTag[]): SupplierScope =>
  tags.length === 0 ? supplier : { ...supplier, tags: new Set([...supplier.tags, ...tags]) };

/** The shop as this client's screens see it; the same object where the client has no tags. */
export const shopForUser = (shop: Shop, tags: readonly string[] = []): Shop =>
  tags.length === 0 ? shop : { ...shop, tags: [...new Set([...shop.tags, ...tags])] };
