import type { FastifyInstance } from 'fastify';
import { refuse } from '#kernel/result.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { askForAlertSchema } from '../../contract/ask-for-alert.schema.ts';
import { askForAlert as askForAlertCall } from '../../contract/ask-for-alert.ts';
import { availabilityAlertTexts } from '../../contract/availability-alert-texts.ts';
import { dropAlertSchema } from '../../contract/drop-alert.schema.ts';
import { dropAlert as dropAlertCall } from '../../contract/drop-alert.ts';
import { askForAlert, dropAlert } from './availability-alerts.ts';

/** Only logged-in clients, because only they can be notified. */
export function availabilityAlertsRoutes(app: FastifyInstance): void {
  serve(
    app,
    askForAlertCall,
    askForAlertSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      const { idproduto, idcadastroextraproduto: productId } = body;
      // Both fields name the product; if they differ, there is no such product.
      const asked =
        idproduto === undefined || idproduto === productId
          ? await askForAlert(context, productId)
          : refuse({ code: 'product-not-found' } as const);
      orRefuse(asked, availabilityAlertTexts);
      return { sucesso: true, alerta: true } as const;
    },
  );
  serve(
    app,
    dropAlertCall,
    dropAlertSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      await dropAlert(context, body.idcadastroextraproduto);
      return { sucesso: true, alerta: false } as const;
    },
  );
}
