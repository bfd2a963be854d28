import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { listSectorsEndpoint } from '../../contract/categories/categories.endpoints.ts';
import { listSectorsSchema } from '../../contract/categories/category.schema.ts';
import { sectorsToWire } from '../../contract/categories/sector.wire.ts';
import { listSectors } from './sectors.ts';

export function sectorsRoutes(app: FastifyInstance): void {
  serve(app, listSectorsEndpoint, listSectorsSchema, { access: 'anyone' }, async (context) =>
    sectorsToWire(await listSectors(context)),
  );
}
