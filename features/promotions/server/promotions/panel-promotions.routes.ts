import type { FastifyInstance } from 'fastify';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  amendmentFromWire,
  panelPromotionToWire,
  promotionFromWire,
} from '../../contract/promotion/panel-promotion.wire.ts';
import { promotionChangeTexts } from '../../contract/promotion/panel-promotion-texts.ts';
import {
  addPromotionEndpoint,
  amendPromotionEndpoint,
  changePromotionEndpoint,
  endPromotionEndpoint,
  getPromotionEndpoint,
  listPromotionsEndpoint,
} from '../../contract/promotion/panel-promotions.endpoints.ts';
import type { WirePanelPromotion } from '../../contract/promotion/panel-promotions.schema.ts';
import {
  addPromotionSchema,
  amendPromotionSchema,
  changePromotionSchema,
  endPromotionSchema,
  getPromotionSchema,
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

  serve(app, getPromotionEndpoint, getPromotionSchema, readers, async (context, { params }) =>
    panelPromotionToWire(
      orRefuse(await change.panelPromotion(context, params.idoferta), promotionChangeTexts),
    ),
  );

  serve(app, addPromotionEndpoint, addPromotionSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(promotionFromWire(body), promotionChangeTexts);
    const added = await change.addPromotion(context, unknownTypes, wanted);
    return panelPromotionToWire(orRefuse(added, promotionChangeTexts));
  });

  serve(app, changePromotionEndpoint, changePromotionSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(promotionFromWire(body), promotionChangeTexts);
    return answered(
      await change.changePromotion(context, unknownTypes, params.idoferta, wanted, body.versao),
    );
  });

  serve(app, amendPromotionEndpoint, amendPromotionSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(amendmentFromWire(body), promotionChangeTexts);
    return answered(await change.amendPromotion(context, unknownTypes, params.idoferta, wanted, body.versao));
  });

  serve(app, endPromotionEndpoint, endPromotionSchema, writers, async (context, { params }) =>
    panelPromotionToWire(orRefuse(await change.endPromotion(context, params.idoferta), promotionChangeTexts)),
  );
}

function answered(changed: Awaited<ReturnType<typeof change.changePromotion>>): WirePanelPromotion {
  const said = withWireFacts(changed, ({ atual }) => ({ atual: panelPromotionToWire(atual) }));
  return panelPromotionToWire(orRefuse(said, { ...promotionChangeTexts, ...changedByOtherText }));
}
