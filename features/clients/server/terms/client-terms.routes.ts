import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  getClientTermsEndpoint,
  putClientTermsEndpoint,
} from '../../contract/terms/client-terms.endpoints.ts';
import { getClientTermsSchema, putClientTermsSchema } from '../../contract/terms/client-terms.schema.ts';
import {
  agreedTermsToWire,
  clientTermsToWire,
  termsDraftFromWire,
} from '../../contract/terms/client-terms.wire.ts';
import { clientTermsChangeTexts } from '../../contract/terms/client-terms-texts.ts';
import { changeClientTerms, showClientTerms } from './client-terms.ts';

/** Lets staff read and change what the shop agreed with a client. */
export function clientTermsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  serve(app, getClientTermsEndpoint, getClientTermsSchema, readers, async (context, { params }) =>
    clientTermsToWire(orRefuse(await showClientTerms(context, params.idcliente), clientTermsChangeTexts)),
  );

  const writers = { access: 'staff', permission: 'clients:write' } as const;
  serve(app, putClientTermsEndpoint, putClientTermsSchema, writers, async (context, { params, body }) => {
    const draft = orRefuse(termsDraftFromWire(body), clientTermsChangeTexts);
    const changed = await changeClientTerms(context, params.idcliente, draft, body.versao);
    const result = withWireFacts(changed, (facts) => ({ atual: agreedTermsToWire(facts.atual) }));
    return agreedTermsToWire(orRefuse(result, clientTermsChangeTexts));
  });
}
