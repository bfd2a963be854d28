/** What staff write about a product, and the rules that it has to follow. */
import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Tier, Wholesale } from '#features/pricing/domain/offer.ts';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { parseGrouping } from '../filters/grouping.ts';

export interface ProductFields {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  /** Empty: none. */
  readonly ean: string;
  readonly description: string;
  readonly unit: string;
  readonly categoryId: CategoryId;
  readonly price: Money;
  readonly wholesale?: Wholesale;
  readonly tiers: readonly Tier[];
  /** What the shop pays for one unit; never shown to shoppers. */
  readonly cost?: Money;
  readonly increments: Increments;
  readonly multiple: Quantity;
  /** Grams per unit. */
  readonly weight?: number;
  readonly giftWrapPrice?: Money;
  readonly tags: readonly string[];
  /** As they are written: 'Sabor: Uva'. */
  readonly groupings: readonly string[];
  /** Code of the product of which this one is another size, colour or flavour; empty: none. */
  readonly principalSku: string;
  readonly adultMark: boolean;
  readonly active: boolean;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Stock of at most this counts as low. */
  readonly lowStock?: Quantity;
}

/** A product as staff edit it, sold or not. */
export interface EditedProduct extends ProductFields {
  readonly id: ProductId;
  readonly slug: string;
  readonly version: number;
  readonly archived: boolean;
  /** Undefined if untracked. */
  readonly stock: Quantity | undefined;
  /** Clients who asked to be notified when it can be bought again. */
  readonly alerts: number;
  readonly updatedAt: number;
}

export type ProductField = keyof ProductFields;

export type ProductProblem =
  | 'missing'
  | 'not-exact'
  | 'not-an-ean'
  | 'below-minimum'
  | 'not-positive'
  | 'out-of-order'
  | 'not-a-grouping'
  | 'too-many'
  | 'taken'
  | 'unknown'
  | 'itself'
  | 'not-distinguished';

export interface FieldProblem {
  readonly field: ProductField;
  readonly problem: ProductProblem;
}

/** Maximum tags, and maximum groupings, of one product. */
const MAX_LABELS = 40;

/** All that is wrong with a product by itself. */
export function fieldProblems(fields: ProductFields): readonly FieldProblem[] {
  const { sku, name, ean, price, tiers, tags, groupings, increments, multiple } = fields;
  const found: FieldProblem[] = [];
  const complain = (field: ProductField, problem: ProductProblem): void => {
    found.push({ field, problem });
  };
  if (sku === '') complain('sku', 'missing');
  if (name === '') complain('name', 'missing');
  if (ean !== '' && !/^\d{8,14}$/.test(ean)) complain('ean', 'not-an-ean');
  if (price <= 0) complain('price', 'not-positive');
  const { step, minimum, maximum } = increments;
  if (step <= 0 || maximum === 0) complain('increments', 'not-positive');
  if (maximum !== undefined && maximum < minimum) complain('increments', 'below-minimum');
  if (multiple <= 0) complain('multiple', 'not-positive');
  if (fields.wholesale?.price === 0 || fields.wholesale?.minimum === 0) complain('wholesale', 'not-positive');
  if (tiers.some(({ price: each, from }) => each <= 0 || from <= 0)) complain('tiers', 'not-positive');
  else if (tiers.some(({ from }, index) => index > 0 && from <= (tiers[index - 1]?.from ?? 0)))
    complain('tiers', 'out-of-order');
  if (tags.length > MAX_LABELS) complain('tags', 'too-many');
  if (groupings.length > MAX_LABELS) complain('groupings', 'too-many');
  if (groupings.some((text) => parseGrouping(text) === undefined)) complain('groupings', 'not-a-grouping');
  if (fields.principalSku !== '' && fields.principalSku === sku) complain('principalSku', 'itself');
  return found;
}
