/**
 * Each tag of spec 6 is read by a named rule: off without it, on with it. Its effects are tested in
 * supplier-tags-served.test.ts for the server and in e2e/days/entrega/fornecedores.spec.ts for the screens.
 */
import { expect, test } from 'vitest';
import { approvedFromTheStart, mayLogIn } from '#features/accounts/domain/approval.ts';
import { takesForeignDocuments } from '#features/accounts/domain/registration/registration.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import {
  addressIsRequired,
  offeredAddresses,
  primaryByTag,
} from '#features/addresses/domain/chosen-address.ts';
import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { firstStatus } from '#features/orders/domain/order-status.ts';
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import {
  asksBeforeEntry,
  asksForSupplierFirst,
  recommendsProducts,
  sendsAnalyticsEvents,
  sharesCoupons,
  usesNewStylePage,
} from '#features/suppliers/domain/tags/tag-rules.ts';
import { SUPPLIER_TAGS, type SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import { VISITOR } from '#kernel/scope.ts';

type Rule = (tags: ReadonlySet<string>) => boolean;

const address = (id: string, primary: boolean): Address => ({
  id,
  label: id,
  street: 'Rua Um',
  number: '1',
  district: 'Centro',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310100',
  country: 'Brasil',
  reference: '',
  primary,
});
const addresses = [address('home', true), address('work', false)];

/** True with the tag, false without it. */
const RULES: Readonly<Record<SupplierTag, Rule>> = {
  'enable-google-analytics-ga4-version-tag-events': sendsAnalyticsEvents,
  'support-price-variance-by-payment': pricesVaryByPayment,
  'disable-product-multiple': (tags) => priceRules(tags).multiplesDisabled,
  'use-new-style-page': usesNewStylePage,
  'has-delivery': (tags) => offeredDeliveryTypes(tags).includes('delivery'),
  'has-collect': (tags) => offeredDeliveryTypes(tags).includes('pickup'),
  'enable-recommendation-system': recommendsProducts,
  'uses-share-coupom': sharesCoupons,
  'support-budget': (tags) => firstStatus(tags) === 'quote-requested',
  'block-not-approved-user': (tags) => !mayLogIn(tags, false),
  'restrict-not-approved-user-submission': (tags) => mayLogIn(tags, false) && !approvedFromTheStart(tags),
  'hide-price-for-logged-out-customers': (tags) => pricesAreHidden(tags, VISITOR),
  'requires-supplier-to-access': (tags) => asksForSupplierFirst(tags),
  'requires-address-to-access': (tags) => addressIsRequired(new Set([...tags, 'has-delivery']), {}),
  'use-primary-address': (tags) => primaryByTag(tags, addresses)?.id === 'home',
  'uses-single-address': (tags) => offeredAddresses(tags, addresses).length === 1,
  'accepts-foreign-documents': takesForeignDocuments,
  'store-prefers-delivery-with-pickup': (tags) =>
    primaryByTag(new Set([...tags, 'use-primary-address']), addresses) === undefined,
};

test.each(SUPPLIER_TAGS)('%s turns its rule on, and no other tag but a kindred one does', (tag) => {
  const rule = RULES[tag];
  expect(rule(new Set())).toBe(false);
  expect(rule(new Set([tag]))).toBe(true);
  expect(
    rule(new Set(SUPPLIER_TAGS.filter((other) => other !== tag && !KINDRED[tag]?.includes(other)))),
  ).toBe(false);
});

/** Tags that affect the same rule. */
const KINDRED: Readonly<Partial<Record<SupplierTag, readonly SupplierTag[]>>> = {
  'block-not-approved-user': ['support-budget'],
  'hide-price-for-logged-out-customers': ['support-budget'],
};

test('supplier selection is mandatory only until one is selected', () => {
  const tags = new Set(['requires-supplier-to-access']);
  expect(asksForSupplierFirst(tags, '00000000-0000-0000-0000-000000000000')).toBe(true);
  expect(asksForSupplierFirst(tags, '019a0000-0000-7000-8000-000000000001')).toBe(false);
});

test.each<[readonly SupplierTag[], boolean]>([
  [[], false],
  [['has-delivery'], false],
  [['requires-address-to-access'], false],
  [['requires-address-to-access', 'has-delivery'], true],
  [['requires-supplier-to-access'], true],
])('with %j something may have to be chosen before the shop opens: %s', (tags, asks) => {
  expect(asksBeforeEntry(new Set(tags))).toBe(asks);
});
