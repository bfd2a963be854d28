/**
 * Meaning of tags that no other feature reads. The others are read where they apply: delivery types here, approval in accounts,
 * then addresses, catalogue (prices), payments and orders (quotes). Spec 6.
 */
import { EMPTY_UUID, type SupplierId } from '#kernel/ids.ts';
import { hasTag } from './tags.ts';

type Tags = ReadonlySet<string>;

/** Whether shopper actions are logged as GA4 events. */
export const sendsAnalyticsEvents = (tags: Tags): boolean =>
  hasTag(tags, 'enable-google-analytics-ga4-version-tag-events');

/** Whether the home page has the new style. */
export const usesNewStylePage = (tags: Tags): boolean => hasTag(tags, 'use-new-style-page');

export const recommendsProducts = (tags: Tags): boolean => hasTag(tags, 'enable-recommendation-system');

/** Whether clients can share a coupon. */
export const sharesCoupons = (tags: Tags): boolean => hasTag(tags, 'uses-share-coupom');

/** Whether a supplier must be selected first. Spec 5. */
export const asksForSupplierFirst = (tags: Tags, chosen?: SupplierId): boolean =>
  hasTag(tags, 'requires-supplier-to-access') && (chosen === undefined || chosen === EMPTY_UUID);

/** Whether the shop may require a choice before entry: of a supplier, or of a delivery address. Spec 5. */
export const asksBeforeEntry = (tags: Tags): boolean =>
  hasTag(tags, 'requires-supplier-to-access') ||
  (hasTag(tags, 'requires-address-to-access') && hasTag(tags, 'has-delivery'));
