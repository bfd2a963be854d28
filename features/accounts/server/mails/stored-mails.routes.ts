import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { storedMails } from '#platform/mail/mail-folder.ts';
import { listStoredMailsEndpoint } from '../../contract/mails/mails.endpoints.ts';
import { listStoredMailsSchema } from '../../contract/mails/mails.schema.ts';

/** `folder` is where mails are stored without a mail server; undefined when a mail server sends them. */
export function storedMailsRoutes(app: FastifyInstance, folder: string | undefined): void {
  const administrators = { access: 'staff', permission: 'mails:read' } as const;
  serve(app, listStoredMailsEndpoint, listStoredMailsSchema, administrators, async (_, { query }) => {
    const mails = folder === undefined ? [] : await storedMails(folder, query.limite ?? 20);
    return {
      guardados: folder !== undefined,
      dados: mails.map(({ id, at, from, to, subject, text }) => ({
        id,
        em: new Date(at).toISOString(),
        de: from,
        para: to,
        assunto: subject,
        texto: text,
      })),
    };
  });
}
