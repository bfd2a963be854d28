import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { editGridEndpoint } from '../../contract/panel/panel-grid.endpoints.ts';
import { editGridSchema } from '../../contract/panel/panel-grid.schema.ts';
import { gridLineFromWire, gridResultToWire } from '../../contract/panel/panel-grid.wire.ts';
import { editGrid } from './edit-grid.ts';

export function panelGridRoutes(app: FastifyInstance): void {
  const writers = { access: 'staff', permission: 'catalog:write' } as const;
  serve(app, editGridEndpoint, editGridSchema, writers, async (context, { body }) => {
    const read = body.linhas.map((wire) => ({ wire, line: gridLineFromWire(wire) }));
    const results = await editGrid(
      context,
      read.flatMap(({ line }) => (line.ok ? line.value : [])),
    );
    const byId = new Map(results.map((result) => [result.id, result]));
    return {
      linhas: read.map(({ wire, line }) => {
        if (!line.ok) return gridResultToWire(wire.id, wire.versao, line.refusal);
        const result = byId.get(wire.id);
        return gridResultToWire(wire.id, result?.version ?? 0, result?.refusal);
      }),
    };
  });
}
