import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  openCardFieldEndpoint,
  showCardFieldEndpoint,
} from '../../contract/card-field/card-field.endpoints.ts';
import { openCardFieldSchema, showCardFieldSchema } from '../../contract/card-field/card-field.schema.ts';
import { methodTexts } from '../../contract/methods/method-texts.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ProviderModules } from '../providers/provider-module.ts';
import { providers } from '../providers/providers.ts';
import { cardFieldOf, ownCardFieldOf } from './card-field.ts';
import type { CardFieldKind } from './card-field-kind.ts';
import { fieldPage } from './field-page.ts';

/** Card entry. Card numbers go from the page to the provider only: no endpoint of ours accepts one. */
export function cardFieldRoutes(
  app: FastifyInstance,
  gateways: PaymentGateways,
  modules: ProviderModules = providers,
): void {
  const buyers = { access: 'customer', act: 'buy', mayTakeLong: true } as const;
  serve(app, openCardFieldEndpoint, openCardFieldSchema, buyers, async (context, { body }) => {
    const field = orRefuse(await ownCardFieldOf(context, gateways, body.idformapagto), methodTexts);
    return {
      provedor: field.provider,
      chavePublica: field.publicKey,
      campo: `/v4/pagamentos/campo-cartao/${context.supplier.id}/${body.idformapagto}`,
      isolado: modules[field.provider].cardField.isolated,
    };
  });

  serve(
    app,
    showCardFieldEndpoint,
    showCardFieldSchema,
    { access: 'anyone' },
    async (context, { params }) => {
      const field = await cardFieldOf(context, gateways, params.idformapagto);
      if (!field.ok) throw notFound();
      const { provider, publicKey } = field.value;
      const { cardField } = modules[provider];
      const nonce = randomBytes(16).toString('base64');
      context.reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', fieldPolicy(cardField, nonce))
        .header('x-frame-options', 'SAMEORIGIN');
      return fieldPage(cardField.page(nonce, publicKey));
    },
  );
}

/** Content-Security-Policy of the card page: nothing but what its provider needs. */
const fieldPolicy = ({ policy }: CardFieldKind, nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...policy(nonce),
  ].join('; ');
