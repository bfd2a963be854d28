import { queryOptions } from '@tanstack/react-query';
import { type CatalogScope, scopeKey } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { chosenSegment } from '#features/suppliers/storefront/chosen-segment.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { CarouselId, CarouselPage } from '../../domain/carousels/carousel.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import type { fetchCarousels as FetchCarousels } from '../fetch-content.ts';

/** Milliseconds. Spec 9. */
const CAROUSEL_DELAY = 10;
const CAROUSEL_PRODUCTS_DELAY = 1_000;

export interface CarouselPlace {
  readonly page: CarouselPage;
  /** The product on whose page the carousels are. */
  readonly productId?: ProductId;
  readonly staticPageId?: string;
}

/** The carousels of a page, without products. Spec 8: a failure leaves none. */
export const carouselsQuery = (scope: CatalogScope, place: CarouselPlace) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'carousels', place, chosenSegment(scope.supplierId)] as const,
    queryFn: async ({ signal }): Promise<readonly ShownCarousel[]> => {
      await delay(CAROUSEL_DELAY);
      return fetchCarousels(scope, { ...placeToWire(place), loadProdutos: false }, signal).catch(() => []);
    },
  });

interface CarouselOptions {
  readonly productId?: ProductId | undefined;
  /** Slugs of the products seen last. */
  readonly seen?: readonly string[];
  /** With a session for feedback. */
  readonly withSession?: boolean;
}

/** One carousel with its products. */
export const carouselProductsQuery = (
  scope: CatalogScope,
  id: CarouselId,
  { productId, seen = [], withSession = false }: CarouselOptions,
) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'carousel', id, productId ?? '', seen, withSession] as const,
    queryFn: async ({ signal }): Promise<ShownCarousel | null> => {
      await delay(CAROUSEL_PRODUCTS_DELAY);
      const query = {
        idcarrossel: id,
        loadProdutos: true,
        ...defined({
          idcadastroextraproduto: productId,
          comSessao: withSession || undefined,
          vistos: seen.length === 0 ? undefined : seen.join(','),
        }),
      };
      const [carousel] = await fetchCarousels(scope, query, signal).catch(() => []);
      return carousel ?? null;
    },
  });

const placeToWire = ({ page, productId, staticPageId }: CarouselPlace) => ({
  page,
  ...defined({ idcadastroextraproduto: productId, idstaticpage: staticPageId }),
});

const fetchCarousels = async (...args: Parameters<typeof FetchCarousels>) =>
  (await import('../fetch-content.ts')).fetchCarousels(...args);

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
