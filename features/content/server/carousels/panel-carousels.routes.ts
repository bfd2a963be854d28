import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { carouselTexts } from '../../contract/block-texts.ts';
import { panelCarouselToWire, wantedCarouselFromWire } from '../../contract/carousels/panel-carousel.wire.ts';
import * as endpoints from '../../contract/carousels/panel-carousels.endpoints.ts';
import * as schemas from '../../contract/carousels/panel-carousels.schema.ts';
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
      return pageToWire(
        query,
        total,
        rows.map((carousel) => panelCarouselToWire(carousel, context.now)),
      );
    },
  );

  serve(app, endpoints.getCarouselEndpoint, schemas.getCarouselSchema, readers, async (context, { params }) =>
    panelCarouselToWire(
      orRefuse(await change.getCarousel(context, params.idcarrossel), carouselTexts),
      context.now,
    ),
  );

  serve(app, endpoints.addCarouselEndpoint, schemas.addCarouselSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(wantedCarouselFromWire(body), carouselTexts);
    return panelCarouselToWire(
      orRefuse(await change.addCarousel(context, wanted), carouselTexts),
      context.now,
    );
  });

  serve(
    app,
    endpoints.changeCarouselEndpoint,
    schemas.changeCarouselSchema,
    writers,
    async (context, { params, body }) => {
      const wanted = orRefuse(wantedCarouselFromWire(body), carouselTexts);
      const changed = await change.changeCarousel(context, params.idcarrossel, wanted);
      return panelCarouselToWire(orRefuse(changed, carouselTexts), context.now);
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
