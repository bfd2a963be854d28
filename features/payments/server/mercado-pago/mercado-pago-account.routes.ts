import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { saveAccountEndpoint } from '../../contract/charges/panel-charges.endpoints.ts';
import { saveAccountSchema } from '../../contract/charges/panel-charges.schema.ts';
import type { ProviderSettings } from '../providers/provider-module.ts';
import { noticePath } from '../webhooks/notice-path.ts';
import { saveMercadoPagoAccount } from './mercado-pago-account.ts';

/** The panel's endpoint for the supplier's keys. The answer shows where Mercado Pago has to send its webhooks. */
export function mercadoPagoAccountRoutes(
  app: FastifyInstance,
  { sessionSecret, publicUrl }: ProviderSettings,
): void {
  const owners = { access: 'staff', permission: 'payments:manage' } as const;
  serve(app, saveAccountEndpoint, saveAccountSchema, owners, async (context, { body }) => {
    await saveMercadoPagoAccount(context, sessionSecret, {
      publicKey: body.chavePublica,
      accessToken: body.tokenAcesso,
      webhookSecret: body.segredoNotificacoes,
    });
    return {
      provedor: 'mercado-pago',
      chavePublica: body.chavePublica,
      notificacoes: publicUrl + noticePath('mercado-pago', context.supplier.id),
    };
  });
}
