import type { FastifyInstance } from 'fastify';
import { activeCards } from '#features/catalog/server/products/listed-products.store.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { Context } from '#platform/db/context.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { carouselSaveTexts, carouselTexts } from '../../contract/block-texts.ts';
import { panelCarouselToWire, wantedCarouselFromWire } from '../../contract/carousels/panel-carousel.wire.ts';
import * as endpoints from '../../contract/carousels/panel-carousels.endpoints.ts';
import type { WirePanelCarousel } from '../../contract/carousels/panel-carousels.schema.ts';
import * as schemas from '../../contract/carousels/panel-carousels.schema.ts';
import type { Carousel } from '../../domain/carousels/carousel.ts';
import * as change from './change-carousels.ts';

const readers = { access: 'staff', permission: 'content:read' } as const;
const writers = { access: 'staff', permission: 'content:write' } as const;

/** How a shop's staff manage its carousels. */
export function panelCarouselsRoutes(app: FastifyInstance): void {
  serve(
    app,
    endpoints.panelListCarouselsEndpoint,
    schemas.panelListCarouselsSchema,
    readers,
    async (context, { query }) => {
      const { rows, total } = await change.listEditedCarousels(context, pageFromWire(query));
      return pageToWire(query, total, await toWire(context, rows));
    },
  );

  serve(app, endpoints.getCarouselEndpoint, schemas.getCarouselSchema, readers, async (context, { params }) =>
    oneToWire(context, orRefuse(await change.getCarousel(context, params.idcarrossel), carouselTexts)),
  );

  serve(app, endpoints.addCarouselEndpoint, schemas.addCarouselSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(wantedCarouselFromWire(body), carouselTexts);
    return oneToWire(context, orRefuse(await change.addCarousel(context, wanted), carouselTexts));
  });

  serve(
    app,
    endpoints.changeCarouselEndpoint,
    schemas.changeCarouselSchema,
    writers,
    async (context, { params, body }) => {
      const wanted = orRefuse(wantedCarouselFromWire(body), carouselTexts);
      const changed = await change.changeCarousel(context, params.idcarrossel, wanted, body.versao);
      const current =
        !changed.ok && 'facts' in changed.refusal
          ? await oneToWire(context, changed.refusal.facts.atual)
          : undefined;
      const result = withWireFacts(changed, () => ({ atual: current }));
      return oneToWire(context, orRefuse(result, carouselSaveTexts));
    },
  );

  serve(
    app,
    endpoints.removeCarouselEndpoint,
    schemas.removeCarouselSchema,
    writers,
    async (context, { params }) => {
      orRefuse(await change.removeCarousel(context, params.idcarrossel), carouselTexts);
      return { ok: true as const };
    },
  );

  serve(
    app,
    endpoints.orderCarouselsEndpoint,
    schemas.orderCarouselsSchema,
    writers,
    async (context, { body }) => ({
      carrosseis: [...orRefuse(await change.orderCarousels(context, body.carrosseis), carouselTexts)],
    }),
  );
}

/** With the names of the chosen products, read together. */
async function toWire(context: Context, rows: readonly Carousel[]): Promise<WirePanelCarousel[]> {
  const ids = rows.flatMap(({ content }) => (content.kind === 'chosen' ? content.productIds : []));
  const cards = await activeCards(context.db, context.supplier.id, [...new Set(ids)]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  return rows.map((row) => panelCarouselToWire(row, context.now, names));
}

async function oneToWire(context: Context, carousel: Carousel): Promise<WirePanelCarousel> {
  const [wire] = await toWire(context, [carousel]);
  if (wire === undefined) throw new Error('a carousel gave no answer');
  return wire;
}
