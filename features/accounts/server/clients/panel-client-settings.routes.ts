import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  getClientSettingsEndpoint,
  putClientSettingsEndpoint,
} from '../../contract/clients/client-settings.endpoints.ts';
import {
  getClientSettingsSchema,
  putClientSettingsSchema,
} from '../../contract/clients/client-settings.schema.ts';
import { clientSettingsToWire } from '../../contract/clients/client-settings.wire.ts';
import { clientSettingsTexts } from '../../contract/clients/client-settings-texts.ts';
import { changeClientSettings, clientSettings } from './client-settings.ts';

/** Lets staff read and change a client's tags and ERP code. */
export function panelClientSettingsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  serve(app, getClientSettingsEndpoint, getClientSettingsSchema, readers, async (context, { params }) => {
    const settings = await clientSettings(context, params.idcliente);
    if (settings === undefined) throw notFound();
    return clientSettingsToWire(settings);
  });

  const writers = { access: 'staff', permission: 'clients:write' } as const;
  serve(
    app,
    putClientSettingsEndpoint,
    putClientSettingsSchema,
    writers,
    async (context, { params, body }) => {
      const changes = defined({ tags: body.tags, erpCode: body.cod_erp });
      const changed = await changeClientSettings(context, params.idcliente, changes, body.versao);
      if (changed === undefined) throw notFound();
      const said = withWireFacts(changed, (facts) => ({ atual: clientSettingsToWire(facts.atual) }));
      return clientSettingsToWire(orRefuse(said, { ...clientSettingsTexts, ...changedByOtherText }));
    },
  );
}
