import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { parseForms } from '#platform/http/body/body-parsers.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { paySandboxPixEndpoint, showSandboxPixEndpoint } from '../../contract/sandbox/sandbox.endpoints.ts';
import { paySandboxPixSchema, showSandboxPixSchema } from '../../contract/sandbox/sandbox.schema.ts';
import { bankPage } from './bank-page.ts';
import { type PayablePix, paySandboxPix, sandboxPix } from './pay-sandbox-pix.ts';

/** The demo's bank. Registered only when the sandbox is enabled. */
export function sandboxRoutes(app: FastifyInstance): void {
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

function page({ reply, supplier, now }: RequestContext, payment: PayablePix | undefined): string {
  if (payment === undefined) throw notFound();
  const nonce = randomBytes(16).toString('base64');
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return bankPage(payment, supplier.name, now, nonce);
}
