/**
 * What the tags mean that no other feature's rules read. The others stand where they are used: delivery types here,
 * approval with accounts, addresses, prices with the catalogue and payments, quotes with orders. Spec 6.
 */
import { EMPTY_UUID, type SupplierId } from '#kernel/ids.ts';
import { hasTag } from './tags.ts';

type Tags = ReadonlySet<string>;

/** Whether what shoppers do is told as GA4 events. */
export const sendsAnalyticsEvents = (tags: Tags): boolean =>
  hasTag(tags, 'enable-google-analytics-ga4-version-tag-events');

/** Whether the home is drawn in the new style. */
export const usesNewStylePage = (tags: Tags): boolean => hasTag(tags, 'use-new-style-page');

/** Whether products are recommended. */
export const recommendsProducts = (tags: Tags): boolean => hasTag(tags, 'enable-recommendation-system');

/** Whether clients have a coupon to share with others. */
export const sharesCoupons = (tags: Tags): boolean => hasTag(tags, 'uses-share-coupom');

/** Supplier selection is mandatory where the tag applies and none is chosen. Spec 5. */
export const asksForSupplierFirst = (tags: Tags, chosen?: SupplierId): boolean =>
  hasTag(tags, 'requires-supplier-to-access') && (chosen === undefined || chosen === EMPTY_UUID);

/** Whether something may have to be chosen before the shop opens: a supplier, or an address to deliver to. Spec 5. */
export const asksBeforeEntry = (tags: Tags): boolean =>
  hasTag(tags, 'requires-supplier-to-access') ||
  (hasTag(tags, 'requires-address-to-access') && hasTag(tags, 'has-delivery'));
