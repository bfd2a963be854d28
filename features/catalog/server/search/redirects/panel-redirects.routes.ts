import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { panelRedirectTexts } from '../../../contract/search/panel-redirect-texts.ts';
import * as calls from '../../../contract/search/panel-redirects.endpoints.ts';
import * as schemas from '../../../contract/search/panel-redirects.schema.ts';
import { redirectFieldsFromWire, redirectToWire } from '../../../contract/search/search-redirect.wire.ts';
import type { SearchRedirect } from '../../../domain/search/search-redirect.ts';
import { addRedirect, changeRedirect, dropRedirect, listRedirects } from './change-redirects.ts';
import type { ShopPages } from './shown-redirect.ts';

export function panelSearchRedirectsRoutes(
  app: FastifyInstance,
  { shopPages }: { readonly shopPages: ShopPages },
): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(
    app,
    calls.listSearchRedirectsEndpoint,
    schemas.listSearchRedirectsSchema,
    readers,
    async (context) => ({
      redirecionamentos: (await listRedirects(context, shopPages)).map(redirectToWire),
    }),
  );

  serve(app, calls.addRedirectEndpoint, schemas.addRedirectSchema, writers, async (context, { body }) => {
    const added = await addRedirect(context, redirectFieldsFromWire(body), shopPages);
    return redirectToWire(orRefuse(added, panelRedirectTexts));
  });

  serve(
    app,
    calls.changeRedirectEndpoint,
    schemas.changeRedirectSchema,
    writers,
    async (context, { params, body }) => {
      const { versao, ...fields } = body;
      const changed = await changeRedirect(
        context,
        params.idredirecionamento,
        versao,
        redirectFieldsFromWire(fields),
        shopPages,
      );
      return redirectToWire(orRefuse(withWireFacts(changed, currentToWire), panelRedirectTexts));
    },
  );

  serve(
    app,
    calls.dropRedirectEndpoint,
    schemas.dropRedirectSchema,
    writers,
    async (context, { params, query }) => {
      const dropped = await dropRedirect(context, params.idredirecionamento, query.versao);
      orRefuse(withWireFacts(dropped, currentToWire), panelRedirectTexts);
      return { ok: true as const };
    },
  );
}

const currentToWire = ({ atual }: { readonly atual: SearchRedirect }) => ({ atual: redirectToWire(atual) });
