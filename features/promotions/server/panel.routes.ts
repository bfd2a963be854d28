import type { FastifyInstance } from 'fastify';
import { panelCombosRoutes } from './panel-combos.routes.ts';
import type { UnknownTypes } from './promotions/change-promotions.ts';
import { panelPromotionsRoutes } from './promotions/panel-promotions.routes.ts';

/** The calls of staff: combos and promotions. */
export function panelOffersRoutes(app: FastifyInstance, unknownTypes: UnknownTypes): void {
  panelCombosRoutes(app);
  panelPromotionsRoutes(app, unknownTypes);
}
