import type { FastifyInstance } from 'fastify';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { parseTexts } from '#platform/http/body/body-parsers.ts';
import { logSuspicion } from '#platform/http/logging/security-events.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { inSpan } from '#platform/tracing/tracing.ts';
import { type NoticeRefusal, noticeTexts } from '../../contract/webhooks/notice-texts.ts';
import { receiveNoticeEndpoint } from '../../contract/webhooks/webhooks.endpoints.ts';
import { receiveNoticeSchema } from '../../contract/webhooks/webhooks.schema.ts';
import { applyMandateReport } from '../mandates/apply-mandate-report.ts';
import { type AppliedReport, applyProviderReport } from '../operations/apply-provider-report.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { MandateNotice, Notice, Provider, ReceivedNotice } from '../providers/provider.ts';
import { countNotice } from './received-notices.ts';

/** Maximum length of a notice, in bytes. */
const MAX_BYTES = 64 * 1024;

/** Webhooks of payment providers. Signatures cover the raw body, so it is read as text. */
export function webhooksRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  parseTexts(app, (inner) => {
    const anyone = { access: 'anyone', bodyLimit: MAX_BYTES, mayTakeLong: true, whileClosed: true } as const;
    serve(inner, receiveNoticeEndpoint, receiveNoticeSchema, anyone, async (context, { params }) => {
      const { request } = context;
      const received = {
        body: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
        query: request.query as Readonly<Record<string, unknown>>,
      };
      const handled = await inSpan('handle payment webhook', () =>
        handleWebhook(context, gateways, params.provedor, received),
      );
      countNotice(params.provedor, handled.ok ? 'accepted' : handled.refusal.code);
      if (!handled.ok) logSuspicion(request, 'payment-notice', { code: handled.refusal.code });
      orRefuse(handled, noticeTexts);
      return { recebido: true };
    });
  });
}

export type HandledWebhook = Result<
  Exclude<AppliedReport, 'wrong-amount' | 'unknown-charge'>,
  { readonly code: NoticeRefusal }
>;

/** Handles a provider's webhook for this supplier. Nothing in it is used before its signature is verified. */
export async function handleWebhook(
  context: Context,
  gateways: PaymentGateways,
  providerName: string,
  received: Omit<ReceivedNotice, 'now'>,
): Promise<HandledWebhook> {
  const provider = await gateways.providerOf(context, providerName);
  if (provider === undefined) return refuse({ code: 'unknown-provider' });
  const notice = provider.readNotice({ ...received, now: context.now });
  if (!notice.ok) {
    return notice.refusal === 'irrelevant' ? accept('nothing') : refuse({ code: notice.refusal });
  }
  if ('mandateRef' in notice.value) return handleMandateNotice(context, gateways, provider, notice.value);
  const report = await reportOf(provider, notice.value);
  if (!report.ok) return report;
  const reported = { provider: provider.name, report: report.value, eventId: notice.value.id };
  const settled = await applyProviderReport(context, gateways, reported);
  return settled === 'unknown-charge' || settled === 'wrong-amount'
    ? refuse({ code: settled })
    : accept(settled);
}

/** A notice only names its mandate: fetches it, so that an old notice does not undo a newer one. */
async function handleMandateNotice(
  context: Context,
  gateways: PaymentGateways,
  { name, mandates }: Provider,
  { id: eventId, mandateRef: ref }: MandateNotice,
): Promise<HandledWebhook> {
  const answer = await mandates?.fetch({ ref });
  if (answer === undefined) return refuse({ code: 'unknown-mandate' });
  if (!answer.ok) return refuse({ code: answer.refusal === 'unknown' ? 'unknown-mandate' : 'not-now' });
  const applied = await applyMandateReport(context, gateways, {
    provider: name,
    report: answer.value,
    eventId,
  });
  return applied === 'unknown-mandate' || applied === 'wrong-terms'
    ? refuse({ code: applied })
    : accept(applied);
}

/** A notice that only names its payment: fetches the payment. */
async function reportOf(provider: Provider, { ref, reported }: Notice) {
  if (reported !== undefined) return accept(reported);
  const answer = await provider.fetch({ ref });
  if (answer.ok) return answer;
  return refuse({ code: answer.refusal === 'unknown' ? ('unknown-charge' as const) : ('not-now' as const) });
}
