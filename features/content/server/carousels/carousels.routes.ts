import type { FastifyInstance } from 'fastify';
import { buyingTermsFromWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { defined } from '#kernel/defined.ts';
import { allows } from '#platform/http/consent.ts';
import { serve } from '#platform/http/serve.ts';
import { listCarouselsSchema, type WireCarouselsQuery } from '../../contract/carousels/carousel.schema.ts';
import { carouselToWire } from '../../contract/carousels/carousel.wire.ts';
import { listCarouselsEndpoint } from '../../contract/carousels/carousels.endpoints.ts';
import { HOME_PREVIEW, opensPreview } from '../preview-token.ts';
import { type CarouselProducts, type CarouselsQuery, listCarousels } from './show-carousels.ts';

interface CarouselsSettings {
  readonly sessionSecret: string;
  readonly sources: CarouselProducts;
}

export function carouselsRoutes(app: FastifyInstance, { sessionSecret, sources }: CarouselsSettings): void {
  const open = { access: 'anyone', weight: 5 } as const;

  serve(app, listCarouselsEndpoint, listCarouselsSchema, open, async (context, { query }) => {
    const subject = { supplierId: context.supplier.id, pageId: HOME_PREVIEW };
    const preview =
      query.previa !== undefined && opensPreview(sessionSecret, subject, query.previa, context.now);
    const personal = allows(context.request.headers, 'personalization');
    const carousels = await listCarousels(context, { ...queryFromWire(query), preview, personal }, sources);
    return carousels.map(carouselToWire);
  });
}

/** An empty parameter is absent. */
const queryFromWire = (query: WireCarouselsQuery): Omit<CarouselsQuery, 'personal'> => ({
  ...buyingTermsFromWire({
    idformapagamento: query.idformapagamento || undefined,
    tipoEntrega: query.tipoentrega,
  }),
  withProducts: query.loadProdutos ?? true,
  withSession: query.comSessao === true,
  ...defined({
    seen: query.vistos?.split(','),
    page: query.page || undefined,
    device: query.device || undefined,
    carouselId: query.idcarrossel || undefined,
    staticPageId: query.idstaticpage || undefined,
    segmentId: query.idsegmento || undefined,
    productId: query.idcadastroextraproduto || undefined,
  }),
});
