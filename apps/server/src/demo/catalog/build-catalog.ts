import { spreadLooks, weave } from './arrange.ts';
import type { DemoCatalog, DemoCategory, DemoGround, DemoProduct } from './demo-product.ts';
import type { DemoDepartment, Line } from './department.ts';
import { ean13 } from './ean13.ts';
import { type Draft, expandShelf } from './expand.ts';

type Numbered = Omit<DemoProduct, 'ground' | 'popularity'>;

/**
 * A supplier's catalogue: product codes follow the tables' order, the default order mixes departments and looks.
 */
export function buildCatalog(
  supplier: { number: number; prefix: string },
  departments: readonly DemoDepartment[],
): DemoCatalog {
  let count = 0;
  const firsts = new Map<Line, string>();
  const numbered = ({ family, ...draft }: Draft): Numbered => {
    count += 1;
    const sku = `${supplier.prefix}-${String(count).padStart(4, '0')}`;
    const principalSku = family === undefined ? undefined : firsts.get(family);
    if (family !== undefined && principalSku === undefined) firsts.set(family, sku);
    return {
      sku,
      ...draft,
      ...(principalSku !== undefined && { principalSku }),
      ...(isPackaged(draft) && { ean: ean13(supplier.number, count) }),
    };
  };
  const windows = departments.map(({ slug, shelves }) => {
    const stocked = shelves.map((shelf) => expandShelf(slug, shelf).map(numbered));
    return spreadLooks(weave(stocked));
  });
  return { categories: departments.map(categoryOf), products: ranked(weave(windows)) };
}

const isPackaged = ({ brand, unit }: Draft): boolean => brand !== '' && unit !== 'KG' && unit !== 'M';

const categoryOf = ({ slug, name, shelves }: DemoDepartment): DemoCategory => ({
  slug,
  name,
  children: shelves.map((shelf) => ({ slug: shelf.slug, name: shelf.name })),
});

/** Adjacent products of a category get different grounds. */
function ranked(products: readonly Numbered[]): DemoProduct[] {
  const lastGround = new Map<string, number>();
  return products.map((product, rank) => {
    const wish = toneOf(product.name);
    const ground = wish === lastGround.get(product.category) ? (wish % 8) + 1 : wish;
    lastGround.set(product.category, ground);
    const popularity = 1000 - Math.floor((rank * 1000) / products.length);
    return { ...product, ground: ground as DemoGround, popularity };
  });
}

function toneOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (hash % 8) + 1;
}
