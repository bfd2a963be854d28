import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { shownAlerts } from '../../domain/alerts/product-alert.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductDetail } from '../../domain/product.ts';
import type { ProductPicture } from '../../domain/product-picture.ts';
import { SIMILAR_PRODUCTS } from '../../domain/product-query.ts';
import { alertStatesOf } from '../alerts/product-alerts.store.ts';
import { categoryBranch } from '../categories/category.store.ts';
import { picturesOf } from '../product-pictures/product-pictures.store.ts';
import { linkedProducts } from './linked-products.store.ts';
import { productDetail, similarProducts } from './product.store.ts';
import { cardsOf, priceView } from './product-cards.ts';
import type { CardRow } from './product-rows.store.ts';

export interface ProductQuestion extends BuyingTerms {
  readonly idOrSlug: string;
  readonly withSimilar: boolean;
}

/** One product with description, pictures, breadcrumb, linked and similar products. Spec 7, produto. */
export async function getProduct(
  context: Context,
  { idOrSlug, withSimilar, ...terms }: ProductQuestion,
): Promise<Result<ProductDetail, { code: 'product-not-found' }>> {
  const { db, supplier, actor } = context;
  const clientId = actor.kind === 'customer' ? actor.clientId : undefined;
  const [view, row] = await Promise.all([
    priceView(context, terms),
    productDetail(db, supplier.id, idOrSlug),
  ]);
  if (row === undefined) return refuse({ code: 'product-not-found' });
  const [breadcrumb, pictures, linked, alike, alerts] = await Promise.all([
    categoryBranch(db, supplier.id, row.categoryPath),
    row.picture === null ? [] : picturesOf(db, supplier.id, row.id),
    row.kin === null ? [] : linkedProducts(db, supplier.id, row.id, row.kin),
    withSimilar ? similarProducts(db, supplier.id, row, SIMILAR_PRODUCTS) : [],
    clientId === undefined ? undefined : alertStatesOf(db, { supplierId: supplier.id, clientId }, row.id),
  ]);
  const similar = besides(alike, linked);
  const [card, ...others] = await cardsOf(context, [row, ...linked, ...similar], view);
  if (card === undefined) throw new Error('a row makes a card');
  return accept({
    ...card,
    options: row.options,
    sku: row.sku,
    ...(row.ean === null ? {} : { ean: row.ean }),
    description: row.description,
    ...(row.seoTitle === '' ? {} : { seoTitle: row.seoTitle }),
    ...(row.seoDescription === '' ? {} : { seoDescription: row.seoDescription }),
    pictures: pictures.length > 0 ? pictures : onlyPicture(row.picture),
    ...(row.giftWrapPrice === null || view === 'hidden'
      ? {}
      : { giftWrapPrice: centavos(row.giftWrapPrice) }),
    ...(alerts && shownAlerts(alerts, card.available)),
    breadcrumb,
    linked: linked.flatMap(({ options }, index) => {
      const other = others[index];
      return other === undefined ? [] : [{ ...other, options }];
    }),
    similar: others
      .slice(linked.length)
      .toSorted((one, other) => Number(other.available) - Number(one.available)),
  });
}

/** Linked products are shown on the page already. */
function besides(similar: readonly CardRow[], linked: readonly CardRow[]): readonly CardRow[] {
  const shown = new Set(linked.map(({ id }) => id));
  return similar.filter(({ id }) => !shown.has(id));
}

/** Fallback for a product whose picture was stored before galleries existed. */
const onlyPicture = (id: string | null): readonly ProductPicture[] =>
  id === null ? [] : [{ id, alt: '', width: 640, height: 640 }];
