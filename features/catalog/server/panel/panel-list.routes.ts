import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { serve } from '#platform/http/serve.ts';
import {
  listPanelBrandsEndpoint,
  listPanelProductsEndpoint,
} from '../../contract/panel/panel-list.endpoints.ts';
import { listPanelBrandsSchema, listPanelProductsSchema } from '../../contract/panel/panel-list.schema.ts';
import { listedProductToWire, panelListQueryFromWire } from '../../contract/panel/panel-list.wire.ts';
import { asSeenBy } from '../../domain/panel/seen-costs.ts';
import { panelBrandNames } from './panel-brands.ts';
import { panelList } from './panel-list.ts';

export function panelListRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;

  serve(app, listPanelProductsEndpoint, listPanelProductsSchema, readers, async (context, { query }) => {
    const { products, total } = await panelList(context, panelListQueryFromWire(query), pageFromWire(query));
    const seen = products.map((product) => asSeenBy(context.actor, product));
    return pageToWire(query, total, seen.map(listedProductToWire));
  });

  serve(app, listPanelBrandsEndpoint, listPanelBrandsSchema, readers, async (context) => ({
    marcas: (await panelBrandNames(context)).map(({ key, name }) => ({ chave: key, nome: name })),
  }));
}
