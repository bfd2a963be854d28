import type { FastifyInstance } from 'fastify';
import { parseTexts } from '#platform/http/body/body-parsers.ts';
import { logSuspicion } from '#platform/http/logging/security-events.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { noticeTexts } from '../../contract/webhooks/notice-texts.ts';
import { receiveNoticeEndpoint } from '../../contract/webhooks/webhooks.endpoints.ts';
import { receiveNoticeSchema } from '../../contract/webhooks/webhooks.schema.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { handleWebhook } from './handle-webhook.ts';

/** Maximum length of a notice, in bytes. */
const MAX_BYTES = 64 * 1024;

/** Webhooks of payment providers. Signatures cover the raw body, so it is read as text. */
export function webhooksRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  parseTexts(app, (inner) => {
    const anyone = { access: 'anyone', bodyLimit: MAX_BYTES } as const;
    serve(inner, receiveNoticeEndpoint, receiveNoticeSchema, anyone, async (context, { params }) => {
      const { request } = context;
      const heard = await handleWebhook(context, gateways, params.provedor, {
        body: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
        query: request.query as Readonly<Record<string, unknown>>,
      });
      if (!heard.ok) logSuspicion(request, 'payment-notice', { code: heard.refusal.code });
      orRefuse(heard, noticeTexts);
      return { recebido: true };
    });
  });
}
