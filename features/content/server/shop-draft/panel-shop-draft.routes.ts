import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { publicationFromWire } from '../../contract/home/home-draft.wire.ts';
import { menuFromWire, menuToWire } from '../../contract/shop/panel-shop.wire.ts';
import { textPartFromWire, textPartToWire } from '../../contract/shop/panel-shop-text.wire.ts';
import * as calls from '../../contract/shop-draft/shop-draft.endpoints.ts';
import * as schemas from '../../contract/shop-draft/shop-draft.schema.ts';
import {
  shopDraftToWire,
  shopVersionContentsToWire,
  shopVersionToWire,
} from '../../contract/shop-draft/shop-draft.wire.ts';
import { shopDraftTexts } from '../../contract/shop-draft/shop-draft-texts.ts';
import * as change from './change-shop-draft.ts';
import { linkToShopPreview } from './preview-shop.ts';
import { publishShop, unscheduleShop } from './publish-shop.ts';
import { listShopVersions, readShopDraft, readShopVersion } from './shop-draft-state.ts';

/** Hours. */
const PREVIEW = 24;

interface PanelShopDraftSettings {
  readonly publicUrl: string;
  readonly sessionSecret: string;
}

const readers = { access: 'staff', permission: 'shop:read' } as const;
const writers = { access: 'staff', permission: 'shop:write' } as const;

/** How a shop's staff prepare its menu, footer and texts in a draft and publish it. */
export function panelShopDraftRoutes(app: FastifyInstance, settings: PanelShopDraftSettings): void {
  serve(app, calls.getShopDraftEndpoint, schemas.getShopDraftSchema, readers, async (context) =>
    shopDraftToWire(await readShopDraft(context)),
  );

  serve(app, calls.saveDraftMenuEndpoint, schemas.saveDraftMenuSchema, writers, async (context, { body }) => {
    const { version: seen, ...menu } = menuFromWire(body);
    const saved = await change.saveDraftMenu(context, menu, seen);
    const result = withWireFacts(saved, (facts) =>
      'atual' in facts
        ? { atual: menuToWire({ ...facts.atual.content, version: facts.atual.version }) }
        : { links: facts.links },
    );
    const { content, version } = orRefuse(result, shopDraftTexts);
    return menuToWire({ ...content, version });
  });

  serve(
    app,
    calls.saveDraftTextEndpoint,
    schemas.saveDraftTextSchema,
    writers,
    async (context, { params, body }) => {
      const { type, parts, version: seen } = textPartFromWire({ ...body, tipo: params.tipo });
      const saved = await change.saveDraftText(context, type, parts, seen);
      const result = withWireFacts(saved, ({ atual }) => ({
        atual: textPartToWire({ type, parts: atual.content, version: atual.version }),
      }));
      const { content, version } = orRefuse(result, shopDraftTexts);
      return textPartToWire({ type, parts: content, version });
    },
  );

  publicationRoutes(app, settings);

  serve(
    app,
    calls.discardShopDraftEndpoint,
    schemas.discardShopDraftSchema,
    writers,
    async (context, { query }) => {
      const discarded = await change.discardShopDraft(context, query.versao);
      const result = withWireFacts(discarded, ({ atual }) => ({ atual: shopDraftToWire(atual) }));
      return shopDraftToWire(orRefuse(result, shopDraftTexts));
    },
  );
}

function publicationRoutes(
  app: FastifyInstance,
  { publicUrl, sessionSecret: secret }: PanelShopDraftSettings,
): void {
  serve(app, calls.publishShopEndpoint, schemas.publishShopSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(publicationFromWire(body), shopDraftTexts);
    const published = await publishShop(context, wanted);
    const result = withWireFacts(published, ({ atual }) => ({ atual: shopDraftToWire(atual) }));
    return shopDraftToWire(orRefuse(result, shopDraftTexts));
  });

  serve(app, calls.unscheduleShopEndpoint, schemas.unscheduleShopSchema, writers, async (context) =>
    shopDraftToWire(orRefuse(await unscheduleShop(context), shopDraftTexts)),
  );

  serve(app, calls.previewShopEndpoint, schemas.previewShopSchema, writers, async (context, { body }) => {
    const hours = body.horas ?? PREVIEW;
    const { link, expiresAt } = await linkToShopPreview(context, { hours, publicUrl, secret });
    return { link, valido_ate: new Date(expiresAt).toISOString() };
  });

  serve(
    app,
    calls.listShopVersionsEndpoint,
    schemas.listShopVersionsSchema,
    readers,
    async (context, { query }) => {
      const { rows, total } = await listShopVersions(context, pageFromWire(query));
      return pageToWire(query, total, rows.map(shopVersionToWire));
    },
  );

  serve(
    app,
    calls.getShopVersionEndpoint,
    schemas.getShopVersionSchema,
    readers,
    async (context, { params }) => {
      const { listed, parts } = orRefuse(await readShopVersion(context, params.versao), shopDraftTexts);
      return shopVersionContentsToWire(listed, parts);
    },
  );

  serve(
    app,
    calls.draftOfShopVersionEndpoint,
    schemas.draftOfShopVersionSchema,
    writers,
    async (context, { params, body }) => {
      const restored = await change.draftOfShopVersion(context, params.versao, body.rascunho);
      const result = withWireFacts(restored, ({ atual }) => ({ atual: shopDraftToWire(atual) }));
      return shopDraftToWire(orRefuse(result, shopDraftTexts));
    },
  );
}
