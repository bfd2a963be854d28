import type { FastifyInstance } from 'fastify';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { targetTexts } from '../../contract/representative-texts.ts';
import {
  getOwnTargetEndpoint,
  getSalesTargetsEndpoint,
  setSalesTargetsEndpoint,
} from '../../contract/sales-targets.endpoints.ts';
import {
  getOwnTargetSchema,
  getSalesTargetsSchema,
  setSalesTargetsSchema,
} from '../../contract/sales-targets.schema.ts';
import {
  ownTargetToWire,
  targetSheetToWire,
  wantedTargetsFromWire,
} from '../../contract/sales-targets.wire.ts';
import { readOwnProgress, readTargetSheet, type SalesOf, setTargets } from './sales-targets.ts';

/** Targets of representatives, in the panel and on their own page. */
export function salesTargetsRoutes(app: FastifyInstance, salesOf: SalesOf): void {
  const readers = { access: 'staff', permission: 'representatives:read' } as const;
  const writers = { access: 'staff', permission: 'representatives:write' } as const;
  const representatives = { access: 'customer', act: 'represented-clients:choose' } as const;

  serve(app, getSalesTargetsEndpoint, getSalesTargetsSchema, readers, async (context, { query }) =>
    targetSheetToWire(await readTargetSheet(context, salesOf, query.mes)),
  );

  serve(app, setSalesTargetsEndpoint, setSalesTargetsSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(wantedTargetsFromWire(body.metas), targetTexts);
    const set = await setTargets(context, { month: body.mes, wanted, version: body.versao }, salesOf);
    const answered = withWireFacts(set, ({ atual }) => ({ atual: targetSheetToWire(atual) }));
    return targetSheetToWire(orRefuse(answered, { ...targetTexts, ...changedByOtherText }));
  });

  serve(app, getOwnTargetEndpoint, getOwnTargetSchema, representatives, async (context) =>
    ownTargetToWire(await readOwnProgress(context, salesOf)),
  );
}
