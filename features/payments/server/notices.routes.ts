import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { tellSuspicion } from '#platform/http/security-events.ts';
import { serve } from '#platform/http/serve.ts';
import { takeTexts } from '#platform/http/take-texts.ts';
import { noticeTexts } from '../contract/notice-texts.ts';
import { receiveNoticeSchema } from '../contract/receive-notice.schema.ts';
import { receiveNotice } from '../contract/receive-notice.ts';
import { hearNotice } from './hear-notice.ts';
import type { Till } from './till.ts';

/** No notice is longer. Bytes. */
const LONGEST = 64 * 1024;

/** Where providers tell what became of payments. Signatures are over the body as it came, so it is taken as text. */
export function noticesRoutes(app: FastifyInstance, till: Till): void {
  takeTexts(app, (inner) => {
    const anyone = { access: 'anyone', bodyLimit: LONGEST } as const;
    serve(inner, receiveNotice, receiveNoticeSchema, anyone, async (context, { params }) => {
      const { request } = context;
      const heard = await hearNotice(context, till, params.provedor, {
        body: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
        query: request.query as Readonly<Record<string, unknown>>,
      });
      if (!heard.ok) tellSuspicion(request, 'payment-notice', { code: heard.refusal.code });
      orRefuse(heard, noticeTexts);
      return { recebido: true };
    });
  });
}
