import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { synonymTexts } from '../../contract/panel-texts.ts';
import {
  addSynonymsEndpoint,
  changeSynonymsEndpoint,
  dropSynonymsEndpoint,
  listSynonymsEndpoint,
} from '../../contract/search/panel-search.endpoints.ts';
import {
  addSynonymsSchema,
  changeSynonymsSchema,
  dropSynonymsSchema,
  listSynonymsSchema,
} from '../../contract/search/panel-search.schema.ts';
import { synonymGroupToWire } from '../../contract/search/synonym-group.wire.ts';
import * as synonyms from './change-synonyms.ts';

export function panelSynonymsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, listSynonymsEndpoint, listSynonymsSchema, readers, async (context) => ({
    sinonimos: (await synonyms.listSynonyms(context)).map(synonymGroupToWire),
  }));

  serve(app, addSynonymsEndpoint, addSynonymsSchema, writers, async (context, { body }) =>
    synonymGroupToWire(orRefuse(await synonyms.addSynonyms(context, body.expressoes), synonymTexts)),
  );

  serve(app, changeSynonymsEndpoint, changeSynonymsSchema, writers, async (context, { params, body }) => {
    const changed = await synonyms.changeSynonyms(context, params.idsinonimo, body.expressoes);
    return synonymGroupToWire(orRefuse(changed, synonymTexts));
  });

  serve(app, dropSynonymsEndpoint, dropSynonymsSchema, writers, async (context, { params }) => {
    orRefuse(await synonyms.dropSynonyms(context, params.idsinonimo), synonymTexts);
    return { ok: true as const };
  });
}
