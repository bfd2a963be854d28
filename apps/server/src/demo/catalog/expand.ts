import { demoGroupings } from './demo-groupings.ts';
import type { DemoProduct } from './demo-product.ts';
import type { Kind, Line, QuantityDiscount, SaleTerms, Shelf, Size } from './department.ts';

/** A product of a table, before it gets a product code and a rank. */
export interface Draft extends Omit<DemoProduct, 'sku' | 'ean' | 'ground' | 'popularity' | 'principalSku'> {
  /** The line, where it has several variants: the first one is the principal product. */
  family?: Line;
}

/** All products of a shelf: the first variant of every line, then the second of every line, and so on. */
export function expandShelf(department: string, shelf: Shelf): Draft[] {
  const rounds: Draft[][] = [];
  for (const line of shelf.lines) {
    expandLine(`${department}/${shelf.slug}`, line, shelf.terms).forEach((draft, round) => {
      rounds[round] ??= [];
      rounds[round].push(draft);
    });
  }
  return rounds.flat();
}

function expandLine(category: string, line: Line, shelfTerms: SaleTerms = {}): Draft[] {
  const sizes: readonly Size[] = line.sizes ?? [['', line.price ?? 0]];
  const kinds: readonly Kind[] = line.kinds ?? [''];
  return sizes.flatMap((size) => kinds.map((kind) => draftOf(category, line, kind, size, shelfTerms)));
}

function draftOf(category: string, line: Line, kind: Kind, size: Size, shelfTerms: SaleTerms): Draft {
  const [kindLabel, kindLook, kindTerms] = typeof kind === 'string' ? [kind] : kind;
  const [sizeLabel, reais, sizeTerms] = size;
  const layers = [shelfTerms, line, kindTerms ?? {}, sizeTerms ?? {}];
  const price = Math.round((reais + (kindTerms?.surcharge ?? 0)) * 100);
  return {
    name: nameOf(line, kindLabel, sizeLabel),
    brand: line.brand ?? '',
    category,
    price,
    description: line.about.replaceAll('{kind}', kindLabel.toLocaleLowerCase('pt-BR')),
    look: kindLook ?? line.look,
    ...saleOf(Object.assign({}, ...layers), price),
    tags: [...new Set(layers.flatMap((layer) => layer.tags ?? []))],
    groupings: demoGroupings(kindLabel, sizeLabel),
    ...((line.sizes?.length ?? 1) * (line.kinds?.length ?? 1) > 1 && { family: line }),
  };
}

export function nameOf({ name, brand = '' }: Line, kind: string, size: string): string {
  const template = name.includes('{') ? name : `${name} {kind} {brand} {size}`;
  return template
    .replace('{kind}', kind)
    .replace('{brand}', brand)
    .replace('{size}', size)
    .replace(/\s+/g, ' ')
    .trim();
}

function saleOf(terms: SaleTerms, price: number): Pick<Draft, 'unit'> & Partial<Draft> {
  const { unit = 'UN', step, minimum, maximum, multiple, stock, wholesale, tiers, giftWrap } = terms;
  return {
    unit,
    ...(step !== undefined && { step: thousandths(step) }),
    ...(minimum !== undefined && { minimum: thousandths(minimum) }),
    ...(maximum !== undefined && { maximum: thousandths(maximum) }),
    ...(multiple !== undefined && { multiple: thousandths(multiple) }),
    ...(stock !== undefined && { stock: thousandths(stock) }),
    ...(giftWrap !== undefined && { giftWrapPrice: Math.round(giftWrap * 100) }),
    ...(wholesale && {
      wholesaleMinimum: thousandths(wholesale[0]),
      wholesalePrice: discounted(price, wholesale),
    }),
    ...(tiers && {
      tiers: tiers.map((tier) => ({ from: thousandths(tier[0]), price: discounted(price, tier) })),
    }),
  };
}

const thousandths = (quantity: number): number => Math.round(quantity * 1000);

const discounted = (price: number, [, percent]: QuantityDiscount): number =>
  Math.floor((price * (100 - percent)) / 100);
