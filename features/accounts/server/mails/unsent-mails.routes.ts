import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { serve } from '#platform/http/serve.ts';
import { listUnsentMailsEndpoint, resendMailsEndpoint } from '../../contract/mails/mails.endpoints.ts';
import { listUnsentMailsSchema, resendMailsSchema } from '../../contract/mails/mails.schema.ts';
import { unsentMailToWire } from '../../contract/mails/unsent-mail.wire.ts';
import { listUnsentMails, resendMails } from './unsent-mails.ts';

/** For platform administrators: lists the mails that could not be sent and queues them again. */
export function unsentMailsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'mails:read' } as const;
  serve(app, listUnsentMailsEndpoint, listUnsentMailsSchema, readers, async (context, { query }) => {
    const { mails, total } = await listUnsentMails(context, pageFromWire(query));
    return pageToWire(query, total, mails.map(unsentMailToWire));
  });

  const writers = { access: 'staff', permission: 'mails:write' } as const;
  serve(app, resendMailsEndpoint, resendMailsSchema, writers, async (context, { body }) => ({
    naFila: await resendMails(context, body.ids),
  }));
}
