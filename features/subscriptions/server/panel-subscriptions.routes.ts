import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { addType } from '../contract/add-type.ts';
import { changeType } from '../contract/change-type.ts';
import { closeType } from '../contract/close-type.ts';
import { listSupplierSubscriptionsSchema } from '../contract/list-supplier-subscriptions.schema.ts';
import { listSupplierSubscriptions } from '../contract/list-supplier-subscriptions.ts';
import { listTypes } from '../contract/list-types.ts';
import { keptTypeToWire, newTypeFromWire } from '../contract/panel-type.wire.ts';
import {
  addTypeSchema,
  changeTypeSchema,
  closeTypeSchema,
  listTypesSchema,
} from '../contract/panel-types.schema.ts';
import { statuses } from '../contract/subscription.wire.ts';
import { supplierSubscriptionToWire } from '../contract/supplier-subscription.wire.ts';
import { typeTexts } from '../contract/texts.ts';
import * as types from './change-types.ts';
import { listSupplierSubscriptions as list } from './list-supplier-subscriptions.ts';

export function panelSubscriptionsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'subscriptions:read' } as const;
  const writers = { access: 'staff', permission: 'subscriptions:write' } as const;

  serve(
    app,
    listSupplierSubscriptions,
    listSupplierSubscriptionsSchema,
    readers,
    async (context, { query }) => {
      const { situacao = 'ATIVA', pagina: page = 1, limite: size = 20 } = query;
      const { subscriptions, total } = await list(context, statuses[situacao], { page, size });
      return {
        pagina: page,
        paginas: Math.max(1, Math.ceil(total / size)),
        total,
        dados: subscriptions.map(supplierSubscriptionToWire),
      };
    },
  );

  serve(app, listTypes, listTypesSchema, readers, async (context) => ({
    tipos: (await types.listTypes(context)).map(keptTypeToWire),
  }));

  serve(app, addType, addTypeSchema, writers, async (context, { body }) =>
    keptTypeToWire(orRefuse(await types.addType(context, newTypeFromWire(body)), typeTexts)),
  );

  serve(app, changeType, changeTypeSchema, writers, async (context, { params, body }) =>
    keptTypeToWire(
      orRefuse(await types.changeType(context, params.idtipoassinatura, newTypeFromWire(body)), typeTexts),
    ),
  );

  serve(app, closeType, closeTypeSchema, writers, async (context, { params }) =>
    keptTypeToWire(orRefuse(await types.closeType(context, params.idtipoassinatura), typeTexts)),
  );
}
