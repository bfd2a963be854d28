/** Responds as Mercado Pago's payments API does, in the shapes of its reference, with its idempotency keys. */
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Payment {
  id: number;
  status: string;
  status_detail: string;
  external_reference: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  captured: boolean;
  payment_method_id: string;
  date_of_expiration: string | null;
  card: { first_six_digits: null; last_four_digits: string } | Record<string, never>;
  point_of_interaction: { type: string; transaction_data?: { qr_code: string; qr_code_base64: string } };
  date_created: string;
  live_mode: boolean;
}
type Body = Readonly<Record<string, unknown>>;

export interface MercadoPagoStub {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly payments: Map<string, Payment>;
  /** The received requests. */
  readonly heard: {
    readonly method: string;
    readonly url: string;
    readonly key: string;
    readonly body: Body;
  }[];
  loseNext: boolean;
}

const NOT_FOUND = { message: 'Payment not found', error: 'not_found', status: 404, cause: [{ code: 2000 }] };
const REJECTED = {
  message: 'The action requested is not valid for the current payment state',
  error: 'bad_request',
  status: 400,
  cause: [{ code: 2063 }],
};

const TOO_SHORT = { message: 'Invalid date_of_expiration', error: 'bad_request', status: 400, cause: [] };

export function mercadoPagoStub(accessToken: string): MercadoPagoStub {
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, Payment>();
  let next = 1_319_000_000;
  const stub: MercadoPagoStub = {
    payments,
    heard: [],
    loseNext: false,
    answer: (request, response) => {
      void textOf(request).then((text) => {
        const body = text === '' ? {} : (JSON.parse(text) as Body);
        const url = new URL(request.url ?? '/', 'http://stub');
        const key = String(request.headers['x-idempotency-key'] ?? '');
        stub.heard.push({ method: request.method ?? '', url: url.pathname + url.search, key, body });
        const [status, responseBody] =
          request.headers.authorization === `Bearer ${accessToken}`
            ? answerTo(request.method ?? '', url, key, body)
            : [401, { message: 'invalid_token', error: 'unauthorized', status: 401 }];
        if (stub.loseNext) {
          stub.loseNext = false;
          request.socket.destroy();
          return;
        }
        response
          .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify(responseBody));
      });
    },
  };

  function answerTo(method: string, url: URL, key: string, body: Body): [number, unknown] {
    if (url.pathname === '/v1/payments/search') {
      const results = [...payments.values()].filter(
        (payment) => payment.external_reference === url.searchParams.get('external_reference'),
      );
      return [200, { paging: { total: results.length, limit: 30, offset: 0 }, results }];
    }
    if (url.pathname === '/v1/payments' && method === 'POST')
      return isTooShort(body) ? [400, TOO_SHORT] : created(key, body);
    const [, id = '', refunds] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(url.pathname) ?? [];
    const payment = payments.get(id);
    if (payment === undefined) return [404, NOT_FOUND];
    if (method === 'GET') return [200, payment];
    if (refunds !== undefined) return refunded(payment, Number(body.amount));
    if (body.status === 'cancelled') return cancelled(payment);
    return body.capture === true ? captured(payment, body) : [400, REJECTED];
  }

  function created(key: string, body: Body): [number, unknown] {
    if (key === '')
      return [400, { message: "Header X-Idempotency-Key can't be null", cause: [{ code: 4292 }] }];
    const known = byKey.get(key);
    if (known !== undefined) return [200, known];
    const id = next++;
    const isPix = body.payment_method_id === 'pix';
    const token = String(body.token);
    const status = isPix
      ? { status: 'pending', status_detail: 'pending_waiting_transfer' }
      : (outcomes[token] ?? (body.capture === false ? held : approved));
    const payment: Payment = {
      id,
      ...status,
      external_reference: String(body.external_reference),
      transaction_amount: Number(body.transaction_amount),
      transaction_amount_refunded: 0,
      captured: status === approved,
      payment_method_id: String(body.payment_method_id),
      date_of_expiration: isPix ? String(body.date_of_expiration) : null,
      card: isPix ? {} : { first_six_digits: null, last_four_digits: '6351' },
      point_of_interaction: isPix
        ? {
            type: 'PIX',
            transaction_data: {
              qr_code: `00020126580014br.gov.bcb.pix0136${id}5204000053039865802BR6304ABCD`,
              qr_code_base64: '',
            },
          }
        : { type: 'UNSPECIFIED' },
      date_created: new Date().toISOString(),
      live_mode: false,
    };
    payments.set(String(id), payment);
    byKey.set(key, payment);
    return [201, payment];
  }

  return stub;
}

/** Mercado Pago's reference: expiry from thirty minutes to thirty days after the request. */
const isTooShort = ({ date_of_expiration: end }: Body): boolean =>
  typeof end === 'string' && Date.parse(end) < Date.now() + 30 * 60_000;

const approved = { status: 'approved', status_detail: 'accredited' };
const held = { status: 'authorized', status_detail: 'pending_capture' };
const outcomes: Readonly<Record<string, typeof approved>> = {
  tokenpoor: { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' },
  tokenwrong: { status: 'rejected', status_detail: 'cc_rejected_bad_filled_security_code' },
};

function captured(payment: Payment, body: Body): [number, unknown] {
  const amount = Number(body.transaction_amount ?? payment.transaction_amount);
  if (payment.status !== 'authorized' || amount > payment.transaction_amount) return [400, REJECTED];
  Object.assign(payment, approved, { captured: true, transaction_amount: amount });
  return [200, payment];
}

function cancelled(payment: Payment): [number, unknown] {
  if (payment.status !== 'authorized' && payment.status !== 'pending') return [400, REJECTED];
  Object.assign(payment, { status: 'cancelled', status_detail: 'by_collector' });
  return [200, payment];
}

function refunded(payment: Payment, amount: number): [number, unknown] {
  const given = Math.round((payment.transaction_amount_refunded + amount) * 100) / 100;
  if (payment.status !== 'approved' || given > payment.transaction_amount) return [400, REJECTED];
  payment.transaction_amount_refunded = given;
  if (given === payment.transaction_amount) {
    Object.assign(payment, { status: 'refunded', status_detail: 'refunded' });
  } else payment.status_detail = 'partially_refunded';
  return [201, { id: 1, payment_id: payment.id, amount, status: 'approved', source: { type: 'collector' } }];
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
