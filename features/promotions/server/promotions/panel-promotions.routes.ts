import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { panelPromotionToWire, promotionFromWire } from '../../contract/promotion/panel-promotion.wire.ts';
import { promotionChangeTexts } from '../../contract/promotion/panel-promotion-texts.ts';
import {
  addPromotionEndpoint,
  changePromotionEndpoint,
  endPromotionEndpoint,
  listPromotionsEndpoint,
} from '../../contract/promotion/panel-promotions.endpoints.ts';
import {
  addPromotionSchema,
  changePromotionSchema,
  endPromotionSchema,
  listPromotionsSchema,
} from '../../contract/promotion/panel-promotions.schema.ts';
import * as change from './change-promotions.ts';

export function panelPromotionsRoutes(app: FastifyInstance, unknownTypes: change.UnknownTypes): void {
  const readers = { access: 'staff', permission: 'promotions:read' } as const;
  const writers = { access: 'staff', permission: 'promotions:write' } as const;

  serve(app, listPromotionsEndpoint, listPromotionsSchema, readers, async (context, { query }) => {
    const { rows, total } = await change.panelPromotions(context, pageFromWire(query));
    return pageToWire(query, total, rows.map(panelPromotionToWire));
  });

  serve(app, addPromotionEndpoint, addPromotionSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(promotionFromWire(body), promotionChangeTexts);
    const added = await change.addPromotion(context, unknownTypes, wanted);
    return panelPromotionToWire(orRefuse(added, promotionChangeTexts));
  });

  serve(app, changePromotionEndpoint, changePromotionSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(promotionFromWire(body), promotionChangeTexts);
    const changed = await change.changePromotion(context, unknownTypes, params.idoferta, wanted);
    return panelPromotionToWire(orRefuse(changed, promotionChangeTexts));
  });

  serve(app, endPromotionEndpoint, endPromotionSchema, writers, async (context, { params }) =>
    panelPromotionToWire(orRefuse(await change.endPromotion(context, params.idoferta), promotionChangeTexts)),
  );
}
