import type { FastifyInstance } from 'fastify';
import { buyingTermsFromWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { defined } from '#kernel/defined.ts';
import { allows } from '#platform/http/consent.ts';
import { serve } from '#platform/http/serve.ts';
import { homeEndpoint } from '../../contract/home/home.endpoints.ts';
import { homeSchema } from '../../contract/home/home.schema.ts';
import { homeToWire } from '../../contract/home/home.wire.ts';
import type { CarouselProducts } from '../carousels/show-carousels.ts';
import { HOME_PREVIEW, opensPreview } from '../preview-token.ts';
import { showHome } from './show-home.ts';

interface HomeSettings {
  readonly sessionSecret: string;
  readonly sources: CarouselProducts;
}

export function homeRoutes(app: FastifyInstance, { sessionSecret, sources }: HomeSettings): void {
  serve(app, homeEndpoint, homeSchema, { access: 'anyone', weight: 5 }, async (context, { query }) => {
    const { previa, device, idsegmento } = query;
    const subject = { supplierId: context.supplier.id, pageId: HOME_PREVIEW };
    const preview = previa !== undefined && opensPreview(sessionSecret, subject, previa, context.now);
    const personal = allows(context.request.headers, 'personalization');
    const looked = defined({ device: device || undefined, segmentId: idsegmento || undefined });
    return homeToWire(
      await showHome(context, { ...buyingTermsFromWire(query), ...looked, preview, personal }, sources),
    );
  });
}
