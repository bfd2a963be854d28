import type { FastifyInstance } from 'fastify';
import { refuse } from '#kernel/result.ts';
import { parseFields } from '#platform/http/body/body-parsers.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { alertToWire } from '../../contract/alerts/product-alert.wire.ts';
import { productAlertTexts } from '../../contract/alerts/product-alert-texts.ts';
import {
  createAlertEndpoint,
  createPriceAlertEndpoint,
  dismissAlertsEndpoint,
  dropAlertEndpoint,
  dropPriceAlertEndpoint,
  listAlertsEndpoint,
  optOutEndpoint,
} from '../../contract/alerts/product-alerts.endpoints.ts';
import {
  createAlertSchema,
  createPriceAlertSchema,
  dismissAlertsSchema,
  dropAlertSchema,
  dropPriceAlertSchema,
  listAlertsSchema,
  optOutSchema,
} from '../../contract/alerts/product-alerts.schema.ts';
import { optOut } from './opt-out.ts';
import {
  createAvailabilityAlert,
  createPriceAlert,
  dismissUnseen,
  dropAlert,
  ownAlerts,
} from './product-alerts.ts';

/** For logged-in clients only, because only they can be notified; the link in a mail opts out without a login. */
export function productAlertsRoutes(
  app: FastifyInstance,
  { sessionSecret }: { readonly sessionSecret: string },
): void {
  const client = { access: 'customer', act: 'buy' } as const;
  serve(app, createAlertEndpoint, createAlertSchema, client, async (context, { body }) => {
    const { idproduto, idcadastroextraproduto: productId } = body;
    // Both fields name the product; if they differ, there is no such product.
    const created =
      idproduto === undefined || idproduto === productId
        ? await createAvailabilityAlert(context, productId)
        : refuse({ code: 'product-not-found' } as const);
    orRefuse(created, productAlertTexts);
    return { sucesso: true, alerta: true } as const;
  });
  serve(app, dropAlertEndpoint, dropAlertSchema, client, async (context, { body }) => {
    await dropAlert(context, body.idcadastroextraproduto, 'availability');
    return { sucesso: true, alerta: false } as const;
  });
  serve(app, createPriceAlertEndpoint, createPriceAlertSchema, client, async (context, { body }) => {
    orRefuse(await createPriceAlert(context, body.idcadastroextraproduto), productAlertTexts);
    return { sucesso: true, alerta: true } as const;
  });
  serve(app, dropPriceAlertEndpoint, dropPriceAlertSchema, client, async (context, { body }) => {
    await dropAlert(context, body.idcadastroextraproduto, 'price-drop');
    return { sucesso: true, alerta: false } as const;
  });
  serve(app, listAlertsEndpoint, listAlertsSchema, { access: 'customer' }, async (context, { query }) => ({
    alertas: (await ownAlerts(context, query.novidades ?? false)).map(alertToWire),
  }));
  serve(app, dismissAlertsEndpoint, dismissAlertsSchema, client, async (context, { body }) => {
    await dismissUnseen(context, body.produtos);
    return { sucesso: true } as const;
  });
  parseFields(app, (forms) => {
    serve(
      forms,
      optOutEndpoint,
      optOutSchema,
      { access: 'anyone', supplier: 'none' },
      async (context, { params }) => {
        orRefuse(await optOut(context, sessionSecret, params.codigo), productAlertTexts);
        return { sucesso: true, message: 'Seus avisos desta loja foram cancelados.' } as const;
      },
    );
  });
}
