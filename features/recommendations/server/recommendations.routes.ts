import type { FastifyInstance } from 'fastify';
import { buyingTermsFromWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { productToWire } from '#features/catalog/contract/products/product.wire.ts';
import { recommendsProducts } from '#features/suppliers/domain/tags/tag-rules.ts';
import { allows } from '#platform/http/consent.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { recommendProductsEndpoint, sendFeedbackEndpoint } from '../contract/recommendations.endpoints.ts';
import { recommendProductsSchema, sendFeedbackSchema } from '../contract/recommendations.schema.ts';
import {
  feedbackActionFromWire,
  itemsFromWire,
  recommendationViewFromWire,
} from '../contract/recommendations.wire.ts';
import { recommendationTexts } from '../contract/texts.ts';
import { issueSession } from './feedback-session.ts';
import type { PurchaseReader } from './purchase-reader.ts';
import { recommendProducts } from './recommend-products.ts';
import { recordFeedback } from './record-feedback.ts';

interface RecommendationsSettings {
  readonly sessionSecret: string;
  readonly purchases: PurchaseReader;
}

export function recommendationsRoutes(
  app: FastifyInstance,
  { sessionSecret, purchases }: RecommendationsSettings,
): void {
  const open = { access: 'anyone', weight: 5 } as const;
  serve(app, recommendProductsEndpoint, recommendProductsSchema, open, async (context, { query }) => {
    const { supplier, now, request } = context;
    if (!recommendsProducts(supplier.tags)) return { sucesso: false, produtos: [], sessao_id: '' };
    const view = recommendationViewFromWire(query.visao);
    const products = await recommendProducts(
      context,
      {
        view,
        productIds: itemsFromWire(query.item_id),
        personal: allows(request.headers, 'personalization'),
        terms: buyingTermsFromWire(query),
      },
      purchases,
    );
    const productIds = products.map(({ id }) => id);
    return {
      sucesso: true,
      produtos: products.map(productToWire),
      sessao_id: issueSession(sessionSecret, supplier.id, { view, productIds }, now),
    };
  });
  serve(app, sendFeedbackEndpoint, sendFeedbackSchema, { access: 'anyone' }, async (context, { body }) => {
    const recorded = await recordFeedback(context, sessionSecret, {
      session: body.sessao_id,
      view: recommendationViewFromWire(body.visao),
      action: feedbackActionFromWire(body.acao),
      productIds: itemsFromWire(body.item_id),
      personal: allows(context.request.headers, 'personalization'),
    });
    orRefuse(recorded, recommendationTexts);
    return { sucesso: true } as const;
  });
}
