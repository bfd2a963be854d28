import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { listSectorsSchema } from '../../contract/list-sectors.schema.ts';
import { listSectors as listSectorsCall } from '../../contract/list-sectors.ts';
import { sectorsToWire } from '../../contract/sector.wire.ts';
import { listSectors } from './list-sectors.ts';

export function sectorsRoutes(app: FastifyInstance): void {
  serve(app, listSectorsCall, listSectorsSchema, { access: 'anyone' }, async (context) =>
    sectorsToWire(await listSectors(context)),
  );
}
