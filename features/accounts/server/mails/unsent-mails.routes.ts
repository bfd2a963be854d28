import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { listUnsentMails } from '../../contract/list-unsent-mails.ts';
import { resendMails } from '../../contract/resend-mails.ts';
import { unsentMailToWire } from '../../contract/unsent-mail.wire.ts';
import { listUnsentMailsSchema, resendMailsSchema } from '../../contract/unsent-mails.schema.ts';
import { listUnsentMails as list, resendMails as resend } from './unsent-mails.ts';

/** For platform administrators: lists the mails that could not be sent and queues them again. */
export function unsentMailsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'mails:read' } as const;
  serve(app, listUnsentMails, listUnsentMailsSchema, readers, async (context, { query }) => {
    const { pagina: page = 1, limite: size = 20 } = query;
    const { mails, total } = await list(context, { page, size });
    return {
      pagina: page,
      paginas: Math.max(1, Math.ceil(total / size)),
      total,
      dados: mails.map(unsentMailToWire),
    };
  });

  const writers = { access: 'staff', permission: 'mails:write' } as const;
  serve(app, resendMails, resendMailsSchema, writers, async (context, { body }) => ({
    naFila: await resend(context, body.ids),
  }));
}
