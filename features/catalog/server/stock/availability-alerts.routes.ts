import type { FastifyInstance } from 'fastify';
import { refuse } from '#kernel/result.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { availabilityAlertTexts } from '../../contract/stock/availability-alert-texts.ts';
import {
  createAlertEndpoint,
  dropAlertEndpoint,
} from '../../contract/stock/availability-alerts.endpoints.ts';
import { createAlertSchema, dropAlertSchema } from '../../contract/stock/availability-alerts.schema.ts';
import { createAlert, dropAlert } from './availability-alerts.ts';

/** Only logged-in clients, because only they can be notified. */
export function availabilityAlertsRoutes(app: FastifyInstance): void {
  serve(
    app,
    createAlertEndpoint,
    createAlertSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      const { idproduto, idcadastroextraproduto: productId } = body;
      // Both fields name the product; if they differ, there is no such product.
      const asked =
        idproduto === undefined || idproduto === productId
          ? await createAlert(context, productId)
          : refuse({ code: 'product-not-found' } as const);
      orRefuse(asked, availabilityAlertTexts);
      return { sucesso: true, alerta: true } as const;
    },
  );
  serve(
    app,
    dropAlertEndpoint,
    dropAlertSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      await dropAlert(context, body.idcadastroextraproduto);
      return { sucesso: true, alerta: false } as const;
    },
  );
}
