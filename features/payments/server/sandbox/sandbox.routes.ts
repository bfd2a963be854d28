import type { FastifyInstance } from 'fastify';
import { parseForms } from '#platform/http/body/body-parsers.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { paySandboxPixEndpoint, showSandboxPixEndpoint } from '../../contract/sandbox/sandbox.endpoints.ts';
import { paySandboxPixSchema, showSandboxPixSchema } from '../../contract/sandbox/sandbox.schema.ts';
import { pixToPay } from './bank-page.ts';
import { bankShell } from './bank-shell.ts';
import { sandboxMandatesRoutes } from './mandates/sandbox-mandates.routes.ts';
import { type PayablePix, paySandboxPix, sandboxPix } from './pay-sandbox-pix.ts';

/** The demo's bank. Registered only when the sandbox is enabled. */
export function sandboxRoutes(app: FastifyInstance): void {
  sandboxMandatesRoutes(app);
  serve(
    app,
    showSandboxPixEndpoint,
    showSandboxPixSchema,
    { access: 'anyone' },
    async (context, { params }) => page(context, await sandboxPix(context, params.referencia)),
  );

  parseForms(app, (inner) => {
    serve(
      inner,
      paySandboxPixEndpoint,
      paySandboxPixSchema,
      { access: 'anyone' },
      async (context, { params, query }) => {
        await paySandboxPix(context, params.referencia, query.aviso ?? 'agora');
        // Also if it could not be paid: the page says why.
        return page(context, await sandboxPix(context, params.referencia));
      },
    );
  });
}

function page(context: RequestContext, payment: PayablePix | undefined): string {
  if (payment === undefined) throw notFound();
  return bankShell(context, pixToPay(payment, context.supplier.name, context.now));
}
