/** Mercado Pago's payments API (v1), by its reference. Active once a supplier has saved its own keys. */
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { sendOutside } from '#platform/outbound/send-outside.ts';
import {
  type Movement,
  PROVIDER_PATIENCE,
  type Provider,
  type ProviderAnswer,
  type ProviderProblem,
  type WantedCard,
  type WantedPix,
} from '../providers/provider.ts';
import type { MercadoPagoAccount } from './mercado-pago-account.ts';
import { cardBody, pixBody, reaisOf } from './mercado-pago-bodies.ts';
import { readMercadoPagoNotice } from './mercado-pago-notice.ts';
import { firstFound, mercadoPagoReport } from './mercado-pago-report.ts';

export interface MercadoPagoParts {
  readonly account: MercadoPagoAccount;
  /** Where webhooks are sent. */
  readonly noticeUrl: string;
  readonly api?: string;
  readonly patience?: number;
  readonly now?: () => Instant;
}

export const MERCADO_PAGO_API = 'https://api.mercadopago.com';

export function mercadoPago({
  account,
  noticeUrl,
  api = MERCADO_PAGO_API,
  patience = PROVIDER_PATIENCE,
  now = Date.now,
}: MercadoPagoParts): Provider {
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, key }: { readonly body?: unknown; readonly key?: string } = {},
  ): Promise<Result<unknown, ProviderProblem>> => {
    const answer = await sendOutside({
      method,
      url: new URL(path, api),
      headers: {
        authorization: `Bearer ${account.accessToken}`,
        ...defined({ 'x-idempotency-key': key }),
      },
      ...defined({ body }),
      patience,
    });
    if (!answer.ok) return refuse('no-answer');
    const { status } = answer.value;
    if (status === 404) return refuse('unknown');
    // Wrong or revoked keys: retrying with them is useless.
    if (status === 401 || status === 403) return refuse('keys-refused');
    // Rate limits and errors on their side say nothing about the payment.
    if (status === 408 || status === 409 || status === 429) return refuse('no-answer');
    if (status >= 400 && status < 500) return refuse('rejected');
    return status >= 200 && status < 300 ? accept(answer.value.body) : refuse('no-answer');
  };
  const payment = async (...args: Parameters<typeof send>): ProviderAnswer => {
    const answer = await send(...args);
    if (!answer.ok) return answer;
    const report = mercadoPagoReport(answer.value);
    return report === undefined ? refuse('no-answer') : accept(report);
  };
  const byRef = (ref: string): ProviderAnswer => payment('GET', `/v1/payments/${encodeURIComponent(ref)}`);
  return {
    name: 'mercado-pago',
    overCapture: 0,
    createPix: (wanted: WantedPix) =>
      payment('POST', '/v1/payments', { body: pixBody(wanted, noticeUrl), key: wanted.chargeId }),
    authoriseCard: (wanted: WantedCard) =>
      payment('POST', '/v1/payments', { body: cardBody(wanted, noticeUrl), key: wanted.chargeId }),
    capture: ({ ref, amount, key }: Movement) =>
      payment('PUT', `/v1/payments/${encodeURIComponent(ref)}`, {
        body: { capture: true, transaction_amount: reaisOf(amount) },
        key,
      }),
    cancel: (ref: string) =>
      payment('PUT', `/v1/payments/${encodeURIComponent(ref)}`, { body: { status: 'cancelled' } }),
    // The response describes the refund only, so the payment is fetched.
    refund: async ({ ref, amount, key }: Movement) => {
      const answer = await send('POST', `/v1/payments/${encodeURIComponent(ref)}/refunds`, {
        body: { amount: reaisOf(amount) },
        key,
      });
      return answer.ok ? byRef(ref) : answer;
    },
    fetch: async (by) => {
      if ('ref' in by) return byRef(by.ref);
      const found = await send(
        'GET',
        `/v1/payments/search?sort=date_created&criteria=desc&external_reference=${encodeURIComponent(by.chargeId)}`,
      );
      if (!found.ok) return found;
      const report = firstFound(found.value, by.chargeId);
      return report === undefined ? refuse('unknown') : accept(report);
    },
    readNotice: (notice) => readMercadoPagoNotice(account.webhookSecret, notice, now()),
  };
}
