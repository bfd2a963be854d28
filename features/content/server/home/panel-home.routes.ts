import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { blockSaveTexts, blockTexts } from '../../contract/block-texts.ts';
import { panelBlockToWire, wantedBlockFromWire } from '../../contract/home/panel-block.wire.ts';
import * as endpoints from '../../contract/home/panel-home.endpoints.ts';
import * as schemas from '../../contract/home/panel-home.schema.ts';
import * as change from './change-blocks.ts';
import { linkToHomePreview } from './preview-home.ts';

/** Hours. */
const PREVIEW = 24;

interface PanelHomeSettings {
  readonly publicUrl: string;
  readonly sessionSecret: string;
}

const readers = { access: 'staff', permission: 'content:read' } as const;
const writers = { access: 'staff', permission: 'content:write' } as const;

/** How a shop's staff compose its home. */
export function panelHomeRoutes(app: FastifyInstance, settings: PanelHomeSettings): void {
  const { publicUrl, sessionSecret: secret } = settings;

  serve(app, endpoints.listBlocksEndpoint, schemas.listBlocksSchema, readers, async (context) => ({
    blocos: (await change.listBlocks(context)).map((block) => panelBlockToWire(block, context.now)),
  }));

  serve(app, endpoints.addBlockEndpoint, schemas.addBlockSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(wantedBlockFromWire(body), blockTexts);
    return panelBlockToWire(orRefuse(await change.addBlock(context, wanted), blockTexts), context.now);
  });

  serve(app, endpoints.changeBlockEndpoint, schemas.changeBlockSchema, writers, async (context, input) => {
    const wanted = orRefuse(wantedBlockFromWire(input.body), blockTexts);
    const { params, body } = input;
    const changed = await change.changeBlock(context, params.idbloco, wanted, body.versao);
    const result = withWireFacts(changed, ({ atual }) => ({ atual: panelBlockToWire(atual, context.now) }));
    return panelBlockToWire(orRefuse(result, blockSaveTexts), context.now);
  });

  serve(app, endpoints.removeBlockEndpoint, schemas.removeBlockSchema, writers, async (context, input) => {
    orRefuse(await change.removeBlock(context, input.params.idbloco), blockTexts);
    return { ok: true as const };
  });

  serve(
    app,
    endpoints.orderBlocksEndpoint,
    schemas.orderBlocksSchema,
    writers,
    async (context, { body }) => ({
      blocos: [...orRefuse(await change.orderBlocks(context, body.blocos), blockTexts)],
    }),
  );

  serve(app, endpoints.previewHomeEndpoint, schemas.previewHomeSchema, writers, async (context, { body }) => {
    const hours = body.horas ?? PREVIEW;
    const { link, expiresAt } = await linkToHomePreview(context, { hours, publicUrl, secret });
    return { link, valido_ate: new Date(expiresAt).toISOString() };
  });
}
