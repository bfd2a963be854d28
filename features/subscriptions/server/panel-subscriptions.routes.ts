import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { listSupplierSubscriptionsSchema } from '../contract/list-supplier-subscriptions.schema.ts';
import { statuses } from '../contract/subscription.wire.ts';
import {
  addTypeSchema,
  changeTypeSchema,
  closeTypeSchema,
  listTypesSchema,
} from '../contract/subscription-type.schema.ts';
import { newTypeFromWire, panelTypeToWire } from '../contract/subscription-type.wire.ts';
import {
  addTypeEndpoint,
  changeTypeEndpoint,
  closeTypeEndpoint,
  listTypesEndpoint,
} from '../contract/subscription-types.endpoints.ts';
import { listSupplierSubscriptionsEndpoint } from '../contract/subscriptions.endpoints.ts';
import { supplierSubscriptionToWire } from '../contract/supplier-subscription.wire.ts';
import { typeTexts } from '../contract/texts.ts';
import * as types from './change-types.ts';
import { listSupplierSubscriptions } from './list-supplier-subscriptions.ts';

export function panelSubscriptionsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'subscriptions:read' } as const;
  const writers = { access: 'staff', permission: 'subscriptions:write' } as const;

  serve(
    app,
    listSupplierSubscriptionsEndpoint,
    listSupplierSubscriptionsSchema,
    readers,
    async (context, { query }) => {
      const { situacao = 'ATIVA' } = query;
      const { subscriptions, total } = await listSupplierSubscriptions(
        context,
        statuses[situacao],
        pageFromWire(query),
      );
      return pageToWire(query, total, subscriptions.map(supplierSubscriptionToWire));
    },
  );

  serve(app, listTypesEndpoint, listTypesSchema, readers, async (context) => ({
    tipos: (await types.listTypes(context)).map(panelTypeToWire),
  }));

  serve(app, addTypeEndpoint, addTypeSchema, writers, async (context, { body }) =>
    panelTypeToWire(orRefuse(await types.addType(context, newTypeFromWire(body)), typeTexts)),
  );

  serve(app, changeTypeEndpoint, changeTypeSchema, writers, async (context, { params, body }) =>
    panelTypeToWire(
      orRefuse(await types.changeType(context, params.idtipoassinatura, newTypeFromWire(body)), typeTexts),
    ),
  );

  serve(app, closeTypeEndpoint, closeTypeSchema, writers, async (context, { params }) =>
    panelTypeToWire(orRefuse(await types.closeType(context, params.idtipoassinatura), typeTexts)),
  );
}
