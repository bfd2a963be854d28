/** What a supplier of the demo world is made of. Money in centavos, weekdays from 0 = Sunday, minutes from midnight. */

import type { LinkBySkus } from '#features/cart/server/public.ts';
import type { NewAdditions, NewSector } from '#features/catalog/server/public.ts';
import type { NewCoupon, ReferralTerms } from '#features/coupons/server/public.ts';
import type { FeeRule } from '#features/delivery/domain/fee-rule.ts';
import type {
  OnAccountSettings,
  PrepaidBoletoSettings,
} from '#features/payments/domain/boleto/boleto-settings.ts';
import type { CardSettings, PaymentKind, PixReceiver } from '#features/payments/domain/payment-method.ts';
import type { ProviderName } from '#features/payments/domain/provider-name.ts';
import type { ComboTerms } from '#features/promotions/domain/combo.ts';
import type { ListBySkus } from '#features/shopping-lists/server/public.ts';
import type { OfferedType } from '#features/subscriptions/server/public.ts';
import type { OpeningHours } from '#features/suppliers/domain/opening-hours.ts';
import type { Footer, MenuItem, Theme } from '#features/suppliers/domain/shop.ts';
import { SHOP_LANGUAGE, type StaticText } from '#features/suppliers/domain/static-text.ts';
import type { Ordering } from '#features/suppliers/domain/supplier-profile.ts';
import type { SupplierTag } from '#features/suppliers/domain/tags.ts';
import type { TermsText } from '#features/suppliers/domain/terms-of-use.ts';
import type { NewSupplier } from '#features/suppliers/server/public.ts';
import type { Instant } from '#kernel/scope.ts';
import type { DemoCatalog } from '../catalog/demo-product.ts';

export type LngLat = readonly [lng: number, lat: number];

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
  readonly type: 'DELIVERY' | 'RETIRADA';
  readonly weekdays: readonly number[];
  readonly windows: readonly (readonly [startsAt: number, endsAt: number])[];
  /** How many orders each takes on one day. */
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
  readonly deliveryTypes: readonly ('DELIVERY' | 'RETIRADA')[];
  readonly pix?: PixReceiver;
  /** Who moves the money: in the demo, the one that moves none. */
  readonly provider?: ProviderName;
  readonly card?: CardSettings;
  readonly boleto?: PrepaidBoletoSettings;
  readonly onAccount?: OnAccountSettings;
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

/** What a supplier tells and asks beyond its shop, and what it has of the platform. */
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
  /** For who buys in any of the shop's types of subscription. */
  readonly subscribersOnly?: boolean;
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
  /** How many thousandths of each are in one, by SKU. */
  readonly goods: Readonly<Record<string, number>>;
}

export interface DemoSupplier extends Details {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly whiteLabel: boolean;
  readonly domains: readonly string[];
  readonly tags: readonly SupplierTag[];
  readonly analyticsId?: string;
  readonly theme: Theme;
  readonly menu: readonly MenuItem[];
  readonly footer: Footer;
  /** What its clients agree to. */
  readonly terms?: TermsText;
  readonly stores: readonly DemoStore[];
  readonly areas: readonly DemoArea[];
  readonly slots: readonly DemoWindows[];
  /** Each year: month and day. */
  readonly holidays?: readonly DemoHoliday[];
  readonly payments: readonly DemoPayment[];
  readonly catalog: DemoCatalog;
  /** Paths of the categories that are only for those of age. */
  readonly adultsOnly?: readonly string[];
  /** Sayings that mean the same in this shop's searches. */
  readonly synonyms: readonly (readonly string[])[];
  /** What most people look for there, the most popular first. */
  readonly searches: readonly string[];
  readonly coupons?: readonly NewCoupon[];
  /** With what its own systems log its clients in: as public as the passwords. */
  readonly apiKeys?: readonly { readonly name: string; readonly key: string }[];
  /** What clients' own codes give to others. */
  readonly referral?: ReferralTerms;
  /** For everyone. */
  readonly combos?: readonly DemoCombo[];
  readonly sectors?: readonly NewSector[];
  readonly prices?: {
    readonly policies?: readonly DemoPolicy[];
    readonly tables?: readonly DemoPriceTable[];
  };
  /** How one may buy again and again. */
  readonly subscriptionTypes?: readonly OfferedType[];
  /** What is offered with a product, by SKU. */
  readonly additions?: readonly NewAdditions[];
  /** Shopping lists that it suggests to all its clients. */
  readonly suggestedLists?: readonly ListBySkus[];
  /** Links that offer products for the cart. */
  readonly links?: readonly LinkBySkus[];
  /** By a category's path, the names of the segments it belongs to; all of them where nothing is said. */
  readonly segmentsOf?: Readonly<Record<string, readonly string[]>>;
}

/** As a product list is asked for them. */
export const ORDERINGS = [
  { key: 'relevancia', label: 'Mais relevantes' },
  { key: 'menor_preco', label: 'Menor preço' },
  { key: 'maior_preco', label: 'Maior preço' },
  { key: 'nome', label: 'Nome' },
] as const satisfies readonly Ordering[];

/** A sentence in the storefront's language. */
export const inPortuguese = (name: string, text: string): StaticText => ({
  language: SHOP_LANGUAGE,
  name,
  text,
});

/** Whole hours as minutes: `hours(8, 12)` is the window from 8h to 12h. */
export const hours = (from: number, to: number): readonly [number, number] => [from * 60, to * 60];

/** The same hours on several days. */
export const openOn = (
  weekdays: readonly number[],
  [opensAt, closesAt]: readonly [number, number],
): OpeningHours[] => weekdays.map((weekday) => ({ weekday, opensAt, closesAt }));

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;
export const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6] as const;
export const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5] as const;
export const BOTH = ['DELIVERY', 'RETIRADA'] as const;
