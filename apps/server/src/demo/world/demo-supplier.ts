/** Type definitions of the demo's suppliers. Money in centavos, weekdays from 0 = Sunday, minutes from midnight. */

import type { MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import type { LinkBySkus } from '#features/cart/server/action-link/put-action-links.ts';
import type { RedirectFields } from '#features/catalog/domain/search/search-redirect.ts';
import type { NewAdditions } from '#features/catalog/server/additions/put-additions.ts';
import type { NewSector } from '#features/catalog/server/categories/sectors.ts';
import type { ReferralTerms } from '#features/coupons/contract/coupon-terms.wire.ts';
import type { NewCoupon } from '#features/coupons/server/create-coupon.ts';
import type { LngLat } from '#features/delivery/domain/area.ts';
import type { FeeRule } from '#features/delivery/domain/fee-rule.ts';
import type {
  AutomaticPixSettings,
  CardSettings,
  OnAccountSettings,
  PaymentKind,
  PixReceiver,
  PrepaidBoletoSettings,
} from '#features/payments/domain/method-settings.ts';
import type { ProviderName } from '#features/payments/domain/provider-names.ts';
import type { ComboTerms } from '#features/promotions/domain/combo.ts';
import type { ListBySkus } from '#features/shopping-lists/server/put-lists.ts';
import type { OfferedType } from '#features/subscriptions/server/put-types.ts';
import type { OpeningHours } from '#features/suppliers/domain/contact/opening-hours.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Footer, MenuItem, Theme } from '#features/suppliers/domain/shop.ts';
import { SHOP_LANGUAGE, type StaticText, type TermsText } from '#features/suppliers/domain/shop-texts.ts';
import type { Ordering } from '#features/suppliers/domain/supplier-profile.ts';
import type { SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import type { NewSupplier } from '#features/suppliers/server/create-supplier.ts';
import type { ApiScope } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import type { DemoCatalog } from '../catalog/demo-product.ts';
import type { DemoPromotion } from './demo-promotion.ts';

export interface DemoArea {
  readonly name: string;
  readonly polygon?: readonly LngLat[];
  readonly postalRange?: readonly [from: string, to: string];
  readonly around?: { readonly centre: LngLat; readonly metres: number };
  readonly fee: number;
  readonly rule?: FeeRule;
  readonly freeFrom?: number;
  readonly minimumOrder?: number;
  readonly leadHours: number;
  /** Minutes from midnight. */
  readonly cutOff?: number;
}

export interface DemoWindows {
  readonly type: DeliveryType;
  readonly weekdays: readonly number[];
  readonly windows: readonly (readonly [startsAt: number, endsAt: number])[];
  /** Maximum orders per window and day. */
  readonly capacity?: number;
}

export interface DemoHoliday {
  /** '12-25'. */
  readonly day: string;
  readonly name: string;
}

export interface DemoPayment {
  readonly kind: PaymentKind;
  readonly name: string;
  readonly description: string;
  readonly priceVariance?: number;
  readonly deliveryTypes: readonly DeliveryType[];
  readonly pix?: PixReceiver;
  /** The payment provider; in the demo always the sandbox. */
  readonly provider?: ProviderName;
  readonly card?: CardSettings;
  readonly boleto?: PrepaidBoletoSettings;
  readonly onAccount?: OnAccountSettings;
  readonly automaticPix?: AutomaticPixSettings;
}

export interface DemoStore {
  readonly name: string;
  readonly addressText: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hours: string;
  readonly opening?: readonly OpeningHours[];
  readonly leadHours?: number;
}

/** Optional parts of a supplier, all required here. */
type Details = Required<
  Pick<
    NewSupplier,
    | 'companyId'
    | 'segments'
    | 'modules'
    | 'orderings'
    | 'texts'
    | 'contents'
    | 'clientCharacteristics'
    | 'orderCharacteristics'
  >
>;

/** A commercial policy over one category, given by its path. */
export type DemoPolicy = {
  readonly name: string;
  readonly category: string;
  readonly companiesOnly?: boolean;
  /** For buyers with any type of subscription of the shop. */
  readonly subscribersOnly?: boolean;
  readonly stackable?: boolean;
  readonly until?: Instant;
} & (
  | { readonly percent: number; readonly tiers?: undefined }
  | { readonly percent?: undefined; readonly tiers: readonly (readonly [from: number, percent: number])[] }
);

export interface DemoPriceTable {
  readonly name: string;
  /** By SKU. */
  readonly prices: Readonly<Record<string, number>>;
}

export interface DemoCombo
  extends Pick<ComboTerms, 'name' | 'description' | 'price'>,
    Partial<Pick<ComboTerms, 'until' | 'mostPerOrder' | 'limitPerClient' | 'deliveryTypes'>> {
  /** Thousandths of each product in one combo, by SKU. */
  readonly goods: Readonly<Record<string, number>>;
}

export interface DemoSupplier extends Details {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly whiteLabel: boolean;
  readonly domains: readonly string[];
  readonly tags: readonly SupplierTag[];
  readonly theme: Theme;
  readonly menu: readonly MenuItem[];
  readonly footer: Footer;
  /** Terms of use. */
  readonly terms?: TermsText;
  readonly stores: readonly DemoStore[];
  readonly areas: readonly DemoArea[];
  readonly slots: readonly DemoWindows[];
  /** Yearly: month and day. */
  readonly holidays?: readonly DemoHoliday[];
  readonly payments: readonly DemoPayment[];
  readonly catalog: DemoCatalog;
  /** Paths of the categories for adults only. */
  readonly adultsOnly?: readonly string[];
  /** Groups of synonyms for the search. */
  readonly synonyms: readonly (readonly string[])[];
  /** Searches that lead to a page. */
  readonly searchRedirects?: readonly RedirectFields[];
  /** Popular searches, the most popular first. */
  readonly searches: readonly string[];
  /** What it says in its own words, by the mail's key. */
  readonly mails?: Readonly<Record<string, Partial<MailWords>>>;
  readonly coupons?: readonly NewCoupon[];
  /** API keys for the supplier's own systems; as public as the passwords. */
  readonly apiKeys?: readonly {
    readonly name: string;
    readonly key: string;
    /** Absent: all. */
    readonly scopes?: readonly ApiScope[];
  }[];
  /** Terms of the referral codes of clients. */
  readonly referral?: ReferralTerms;
  /** Combos for all clients. */
  readonly combos?: readonly DemoCombo[];
  /** Take 3, pay 2, and gifts. */
  readonly promotions?: readonly DemoPromotion[];
  readonly sectors?: readonly NewSector[];
  readonly prices?: {
    readonly policies?: readonly DemoPolicy[];
    /** Per cent off what is tagged an offer. */
    readonly offers?: number;
    readonly tables?: readonly DemoPriceTable[];
  };
  /** Types of subscription. */
  readonly subscriptionTypes?: readonly OfferedType[];
  /** Additions offered with a product, by SKU. */
  readonly additions?: readonly NewAdditions[];
  /** Shopping lists suggested to all clients. */
  readonly suggestedLists?: readonly ListBySkus[];
  /** Action links, which offer products for the cart. */
  readonly links?: readonly LinkBySkus[];
  /** Names of the segments by category path; absent: all segments. */
  readonly segmentsOf?: Readonly<Record<string, readonly string[]>>;
}

/** The orderings of a product list. */
export const ORDERINGS = [
  { key: 'relevancia', label: 'Relevância' },
  { key: 'menor_preco', label: 'Menor preço' },
  { key: 'maior_preco', label: 'Maior preço' },
  { key: 'nome', label: 'Nome' },
] as const satisfies readonly Ordering[];

/** A text in the shop's language. */
export const inPortuguese = (name: string, text: string): StaticText => ({
  language: SHOP_LANGUAGE,
  name,
  text,
});

/** Whole hours as minutes: `hours(8, 12)` is the window from 8h to 12h. */
export const hours = (from: number, to: number): readonly [number, number] => [from * 60, to * 60];

/** The same opening hours on several days. */
export const openOn = (
  weekdays: readonly number[],
  [opensAt, closesAt]: readonly [number, number],
): OpeningHours[] => weekdays.map((weekday) => ({ weekday, opensAt, closesAt }));

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;
export const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6] as const;
export const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5] as const;
export const BOTH = ['delivery', 'pickup'] as const;
