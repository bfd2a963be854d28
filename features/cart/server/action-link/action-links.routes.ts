import type { FastifyInstance } from 'fastify';
import { requestedMethod } from '#features/payments/server/methods/requested-method.ts';
import { defined } from '#kernel/defined.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  closeActionLinkEndpoint,
  createActionLinkEndpoint,
  listActionLinksEndpoint,
  openActionLinkEndpoint,
} from '../../contract/action-link/action-link.endpoints.ts';
import {
  closeActionLinkSchema,
  createActionLinkSchema,
  listActionLinksSchema,
  openActionLinkSchema,
} from '../../contract/action-link/action-link.schema.ts';
import {
  actionLinkToWire,
  newActionLinkFromWire,
  offeredLinkToWire,
} from '../../contract/action-link/action-link.wire.ts';
import { actionLinkTexts } from '../../contract/action-link/action-link-texts.ts';
import * as links from './change-action-links.ts';
import { openActionLink } from './open-action-link.ts';

/** Links that offer products for the cart: anyone who has one may open it; the shop's staff manage them. */
export function actionLinksRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(
    app,
    openActionLinkEndpoint,
    openActionLinkSchema,
    { access: 'anyone' },
    async (context, { params, query }) => {
      const pricing = defined({ paymentMethodId: await requestedMethod(context, query.idformapagamento) });
      return offeredLinkToWire(
        orRefuse(await openActionLink(context, params.codigo, pricing), actionLinkTexts),
      );
    },
  );

  serve(app, listActionLinksEndpoint, listActionLinksSchema, readers, async (context) => ({
    links: (await links.listActionLinks(context)).map(actionLinkToWire),
  }));

  serve(app, createActionLinkEndpoint, createActionLinkSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(newActionLinkFromWire(body), actionLinkTexts);
    return actionLinkToWire(orRefuse(await links.createActionLink(context, wanted), actionLinkTexts));
  });

  serve(app, closeActionLinkEndpoint, closeActionLinkSchema, writers, async (context, { params }) =>
    actionLinkToWire(orRefuse(await links.closeLink(context, params.idlink), actionLinkTexts)),
  );
}
