import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/panel-delivery.endpoints.ts';
import * as schemas from '../../contract/panel-delivery.schema.ts';
import { newStoreFromWire, panelStoreToWire } from '../../contract/panel-store.wire.ts';
import { storeTexts } from '../../contract/panel-texts.ts';
import { addStore, changeStore, dropStore } from './change-stores.ts';

/** Endpoints of the panel for pickup stores. */
export function panelStoresRoutes(app: FastifyInstance): void {
  const writers = { access: 'staff', permission: 'delivery:write' } as const;

  serve(app, calls.addStoreEndpoint, schemas.addStoreSchema, writers, async (context, { body }) =>
    panelStoreToWire(orRefuse(await addStore(context, newStoreFromWire(body)), storeTexts)),
  );

  serve(
    app,
    calls.changeStoreEndpoint,
    schemas.changeStoreSchema,
    writers,
    async (context, { params, body }) => {
      const named = { id: params.idloja, ...defined({ version: body.versao }) };
      const changed = await changeStore(context, named, newStoreFromWire(body));
      return panelStoreToWire(
        orRefuse(
          withWireFacts(changed, ({ atual }) => ({ atual: panelStoreToWire(atual) })),
          storeTexts,
        ),
      );
    },
  );

  serve(app, calls.dropStoreEndpoint, schemas.dropStoreSchema, writers, async (context, { params }) =>
    panelStoreToWire(orRefuse(await dropStore(context, params.idloja), storeTexts)),
  );
}
