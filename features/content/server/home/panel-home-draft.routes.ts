import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as endpoints from '../../contract/home/home-draft.endpoints.ts';
import * as schemas from '../../contract/home/home-draft.schema.ts';
import {
  homeStateToWire,
  homeVersionToWire,
  publicationFromWire,
} from '../../contract/home/home-draft.wire.ts';
import { draftBlockTexts, homeDraftTexts, homeSaveTexts } from '../../contract/home/home-draft-texts.ts';
import { panelBlockToWire, wantedBlockFromWire } from '../../contract/home/panel-block.wire.ts';
import * as change from './change-draft.ts';
import { listHomeVersions, readHome } from './home-state.ts';
import { publishHome, unscheduleHome } from './publish-home.ts';

const readers = { access: 'staff', permission: 'content:read' } as const;
const writers = { access: 'staff', permission: 'content:write' } as const;

/** How a shop's staff prepare its home in a draft and publish it. */
export function panelHomeDraftRoutes(app: FastifyInstance): void {
  serve(app, endpoints.getHomeEndpoint, schemas.getHomeSchema, readers, async (context) =>
    homeStateToWire(await readHome(context), context.now),
  );

  serve(
    app,
    endpoints.addDraftBlockEndpoint,
    schemas.addDraftBlockSchema,
    writers,
    async (context, input) => {
      const wanted = orRefuse(wantedBlockFromWire(input.body), draftBlockTexts);
      return panelBlockToWire(
        orRefuse(await change.addDraftBlock(context, wanted), draftBlockTexts),
        context.now,
      );
    },
  );

  serve(
    app,
    endpoints.changeDraftBlockEndpoint,
    schemas.changeDraftBlockSchema,
    writers,
    async (context, { params, body }) => {
      const wanted = orRefuse(wantedBlockFromWire(body), draftBlockTexts);
      const changed = await change.changeDraftBlock(context, params.idbloco, wanted, body.versao);
      const result = withWireFacts(changed, ({ atual }) => ({ atual: panelBlockToWire(atual, context.now) }));
      return panelBlockToWire(orRefuse(result, draftBlockTexts), context.now);
    },
  );

  serve(
    app,
    endpoints.removeDraftBlockEndpoint,
    schemas.removeDraftBlockSchema,
    writers,
    async (context, { params }) => {
      orRefuse(await change.removeDraftBlock(context, params.idbloco), draftBlockTexts);
      return { ok: true as const };
    },
  );

  serve(
    app,
    endpoints.orderDraftBlocksEndpoint,
    schemas.orderDraftBlocksSchema,
    writers,
    async (context, { body }) => ({
      blocos: [...orRefuse(await change.orderDraftBlocks(context, body.blocos), draftBlockTexts)],
    }),
  );

  publicationRoutes(app);

  serve(
    app,
    endpoints.discardDraftEndpoint,
    schemas.discardDraftSchema,
    writers,
    async (context, { query }) => {
      const discarded = await change.discardDraft(context, query.versao);
      const result = withWireFacts(discarded, ({ atual }) => ({
        atual: homeStateToWire(atual, context.now),
      }));
      return homeStateToWire(orRefuse(result, homeSaveTexts), context.now);
    },
  );
}

function publicationRoutes(app: FastifyInstance): void {
  serve(app, endpoints.publishHomeEndpoint, schemas.publishHomeSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(publicationFromWire(body), homeSaveTexts);
    const published = await publishHome(context, wanted);
    const result = withWireFacts(published, ({ atual }) => ({ atual: homeStateToWire(atual, context.now) }));
    return homeStateToWire(orRefuse(result, homeSaveTexts), context.now);
  });

  serve(app, endpoints.unscheduleHomeEndpoint, schemas.unscheduleHomeSchema, writers, async (context) =>
    homeStateToWire(orRefuse(await unscheduleHome(context), homeDraftTexts), context.now),
  );

  serve(
    app,
    endpoints.listHomeVersionsEndpoint,
    schemas.listHomeVersionsSchema,
    readers,
    async (context, { query }) => {
      const { rows, total } = await listHomeVersions(context, pageFromWire(query));
      return pageToWire(query, total, rows.map(homeVersionToWire));
    },
  );

  serve(
    app,
    endpoints.draftOfVersionEndpoint,
    schemas.draftOfVersionSchema,
    writers,
    async (context, { params, body }) => {
      const restored = await change.draftOfVersion(context, params.versao, body.rascunho);
      const result = withWireFacts(restored, ({ atual }) => ({ atual: homeStateToWire(atual, context.now) }));
      return homeStateToWire(orRefuse(result, homeSaveTexts), context.now);
    },
  );
}
