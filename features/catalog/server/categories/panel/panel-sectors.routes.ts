import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { sectorFromWire, sectorsToWire } from '../../../contract/categories/panel/panel-sector.wire.ts';
import { panelSectorTexts } from '../../../contract/categories/panel/panel-sector-texts.ts';
import {
  getSectorsEndpoint,
  saveSectorsEndpoint,
} from '../../../contract/categories/panel/panel-sectors.endpoints.ts';
import {
  getSectorsSchema,
  saveSectorsSchema,
} from '../../../contract/categories/panel/panel-sectors.schema.ts';
import { saveSectors, sectorsToEdit } from './edit-sectors.ts';

/** How a shop's staff edit its sectors. */
export function panelSectorsRoutes(app: FastifyInstance): void {
  serve(
    app,
    getSectorsEndpoint,
    getSectorsSchema,
    { access: 'staff', permission: 'catalog:read' },
    async (context) => sectorsToWire(await sectorsToEdit(context)),
  );

  serve(
    app,
    saveSectorsEndpoint,
    saveSectorsSchema,
    { access: 'staff', permission: 'catalog:write' },
    async (context, { body }) => {
      const saved = await saveSectors(context, body.setores.map(sectorFromWire), body.versao);
      return sectorsToWire(
        orRefuse(
          withWireFacts(saved, ({ atual }) => ({ atual: sectorsToWire(atual) })),
          panelSectorTexts,
        ),
      );
    },
  );
}
