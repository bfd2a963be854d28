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

/** Whom to tell is known only of those who logged in. */
export function availabilityAlertsRoutes(app: FastifyInstance): void {
  serve(
    app,
    askForAlertCall,
    askForAlertSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      const { idproduto, idcadastroextraproduto: productId } = body;
      // Both name the product; one that says another is no product of ours.
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
