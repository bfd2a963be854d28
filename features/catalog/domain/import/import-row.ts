/** Converts one line of a product file to a product, or to all errors found in it. */

import type { Wholesale } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import { NONE, ONE, type Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { DEVICE_TYPES, type DeviceType } from '../category.ts';
import { type Grouping, parseGrouping } from '../filters/grouping.ts';
import type { ImportField, ImportReason, ImportRow } from './import-fields.ts';
import { rowReader } from './row-reader.ts';

/** Maximum tags, and maximum groupings, of one product. */
const MAX_LABELS = 40;

export interface ImportedProduct {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  /** Empty if the product is in the root category itself. */
  readonly subcategory: string;
  readonly price: Money;
  readonly unit: string;
  readonly ean?: string;
  readonly description: string;
  /** File names, picture ids or URLs, as in the file. */
  readonly pictures: readonly string[];
  readonly stock?: Quantity;
  readonly step: Quantity;
  readonly minimum: Quantity;
  readonly maximum?: Quantity;
  readonly multiple: Quantity;
  readonly wholesale?: Wholesale;
  readonly tags: readonly string[];
  readonly groupings: readonly Grouping[];
  /** SKU of the product of which this one is another size, colour or flavour. */
  readonly principalSku?: string;
  /** Grams per unit; absent if unknown. */
  readonly weight?: number;
  /** Price of gift wrapping; absent if not offered. */
  readonly giftWrapPrice?: Money;
  /** What the shop pays for one unit; absent if unknown. */
  readonly cost?: Money;
  /** Whether it is sold. */
  readonly active: boolean;
  /** Names of the segments of the product's category; empty: all segments. */
  readonly segments: readonly string[];
  /** Devices on which the category tree omits the product's category. */
  readonly hiddenOn: readonly DeviceType[];
}

/** An empty cell means the default: it is sold. */
const YES = ['', 'sim', 's', '1', 'ativo', 'true', 'verdadeiro'];
const NO = ['não', 'nao', 'n', '0', 'inativo', 'false', 'falso'];

/** Category of products without one. */
const FALLBACK_CATEGORY = 'Outros';

/** Accepts a line only as a whole; otherwise returns all errors. */
export function productFromRow(row: ImportRow): Result<ImportedProduct, readonly ImportReason[]> {
  const { text, required, money, quantity, grams, complain, reasons } = rowReader(row);
  const sku = required('sku');
  const name = required('name');
  const price = money('price');
  if (isEmpty(row.price)) complain('price', 'missing');
  if (price === 0) complain('price', 'not-positive');
  const ean = text('ean');
  if (ean !== '' && !/^\d{8,14}$/.test(ean)) complain('ean', 'not-an-ean');
  const minimum = quantity('minimum') ?? NONE;
  const maximum = positive('maximum');
  if (maximum !== undefined && maximum < minimum) complain('maximum', 'below-minimum');
  const wholesale = wholesaleOf();
  const stock = quantity('stock');
  const principalSku = text('principal');
  const weight = grams('weight');
  const giftWrapPrice = money('giftWrapPrice');
  const cost = money('cost');
  const product: ImportedProduct = {
    sku,
    name,
    brand: text('brand'),
    category: text('category') || FALLBACK_CATEGORY,
    subcategory: text('subcategory'),
    price: price ?? ZERO,
    unit: text('unit').toUpperCase() || 'UN',
    ...(ean === '' ? {} : { ean }),
    description: text('description'),
    pictures: picturesOf(text('picture')),
    ...defined({ stock }),
    step: positive('step') ?? ONE,
    minimum,
    ...defined({ maximum }),
    multiple: positive('multiple') ?? ONE,
    ...defined({ wholesale }),
    tags: labelsOf('tags', /[,;|]/),
    groupings: groupingsOf(),
    ...(principalSku === '' || principalSku === sku ? {} : { principalSku }),
    ...defined({ weight, giftWrapPrice, cost }),
    active: yesOrNo(),
    segments: labelsOf('segments', /[;|]/),
    hiddenOn: devicesOf(),
  };
  return reasons.length === 0 ? accept(product) : refuse(reasons);

  function positive(field: ImportField): Quantity | undefined {
    const read = quantity(field);
    if (read === 0) complain(field, 'not-positive');
    return read;
  }

  function labelsOf(field: 'tags' | 'groupings' | 'segments' | 'hiddenOn', mark: RegExp): string[] {
    const labels = partsOf(text(field), mark);
    if (labels.length > MAX_LABELS) complain(field, 'too-many');
    return labels;
  }

  function groupingsOf(): readonly Grouping[] {
    return labelsOf('groupings', /[;|]/).flatMap((part) => {
      const grouping = parseGrouping(part);
      if (grouping === undefined) complain('groupings', 'not-a-grouping');
      return grouping ?? [];
    });
  }

  function yesOrNo(): boolean {
    const word = text('active').toLowerCase();
    if (YES.includes(word)) return true;
    if (!NO.includes(word)) complain('active', 'not-yes-or-no');
    return false;
  }

  function devicesOf(): readonly DeviceType[] {
    return labelsOf('hiddenOn', /[,;|]/).flatMap((part) => {
      const device = DEVICE_TYPES.find((known) => known === part.toLowerCase());
      if (device === undefined) complain('hiddenOn', 'not-a-device');
      return device ?? [];
    });
  }

  /** Shops without wholesale leave both fields empty or write zeros. */
  function wholesaleOf(): Wholesale | undefined {
    const least = quantity('wholesaleMinimum');
    const each = money('wholesalePrice');
    if (!least && !each) return undefined;
    if (!least) complain('wholesaleMinimum', 'without-pair');
    if (!each) complain('wholesalePrice', 'without-pair');
    return least && each ? { minimum: least, price: each } : undefined;
  }
}

const isEmpty = (value: string | undefined): boolean => value === undefined || value.trim() === '';

/** URLs may contain commas and semicolons, but not a bar. */
const picturesOf = (text: string): string[] => partsOf(text, '|');

const partsOf = (text: string, mark: string | RegExp): string[] => [
  ...new Set(
    text
      .split(mark)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
