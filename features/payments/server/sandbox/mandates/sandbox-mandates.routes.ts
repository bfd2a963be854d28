import type { FastifyInstance } from 'fastify';
import { fromReais } from '#kernel/money.ts';
import { parseForms } from '#platform/http/body/body-parsers.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import {
  actOnSandboxMandateEndpoint,
  showSandboxMandateEndpoint,
} from '../../../contract/sandbox/sandbox.endpoints.ts';
import {
  actOnSandboxMandateSchema,
  showSandboxMandateSchema,
} from '../../../contract/sandbox/sandbox.schema.ts';
import { bankShell } from '../bank-shell.ts';
import { mandatePage } from './mandate-page.ts';
import {
  authorise,
  cancelCollection,
  cancelMandate,
  payersMandate,
  refuseMandate,
  setFunds,
} from './play-payer.ts';

/** The payer's side of Pix Automático, at the demo's bank. */
export function sandboxMandatesRoutes(app: FastifyInstance): void {
  const anyone = { access: 'anyone' } as const;
  serve(app, showSandboxMandateEndpoint, showSandboxMandateSchema, anyone, (context, { params }) =>
    page(context, params.referencia),
  );

  parseForms(app, (inner) => {
    serve(
      inner,
      actOnSandboxMandateEndpoint,
      actOnSandboxMandateSchema,
      anyone,
      async (context, { params: { referencia: ref, acao }, query }) => {
        const { aviso: noticeMode = 'agora', teto, cobranca = '' } = query;
        const ceiling = teto === undefined ? undefined : fromReais(teto);
        const acts = {
          autorizar: () => authorise(context, ref, { ceiling, noticeMode }),
          recusar: () => refuseMandate(context, ref, noticeMode),
          cancelar: () => cancelMandate(context, ref, noticeMode),
          'com-saldo': () => setFunds(context, ref, true),
          'sem-saldo': () => setFunds(context, ref, false),
          'cancelar-cobranca': () => cancelCollection(context, ref, cobranca),
        };
        await acts[acao]();
        // Also if it was not possible: the page says what is.
        return page(context, ref);
      },
    );
  });
}

async function page(context: RequestContext, ref: string): Promise<string> {
  const found = await payersMandate(context, ref);
  if (found === undefined) throw notFound();
  return bankShell(context, mandatePage(found, context.supplier.name));
}
