import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { addSynonyms } from '../../contract/add-synonyms.ts';
import { changeSynonyms } from '../../contract/change-synonyms.ts';
import { dropSynonyms } from '../../contract/drop-synonyms.ts';
import { listSynonyms } from '../../contract/list-synonyms.ts';
import {
  addSynonymsSchema,
  changeSynonymsSchema,
  dropSynonymsSchema,
  listSynonymsSchema,
} from '../../contract/panel-synonyms.schema.ts';
import { synonymTexts } from '../../contract/panel-texts.ts';
import { synonymGroupToWire } from '../../contract/synonym-group.wire.ts';
import * as synonyms from './change-synonyms.ts';

export function panelSynonymsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, listSynonyms, listSynonymsSchema, readers, async (context) => ({
    sinonimos: (await synonyms.listSynonyms(context)).map(synonymGroupToWire),
  }));

  serve(app, addSynonyms, addSynonymsSchema, writers, async (context, { body }) =>
    synonymGroupToWire(orRefuse(await synonyms.addSynonyms(context, body.expressoes), synonymTexts)),
  );

  serve(app, changeSynonyms, changeSynonymsSchema, writers, async (context, { params, body }) => {
    const changed = await synonyms.changeSynonyms(context, params.idsinonimo, body.expressoes);
    return synonymGroupToWire(orRefuse(changed, synonymTexts));
  });

  serve(app, dropSynonyms, dropSynonymsSchema, writers, async (context, { params }) => {
    orRefuse(await synonyms.dropSynonyms(context, params.idsinonimo), synonymTexts);
    return { ok: true as const };
  });
}
