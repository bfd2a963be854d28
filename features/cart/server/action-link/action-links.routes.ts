import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  closeActionLinkSchema,
  createActionLinkSchema,
  listActionLinksSchema,
  openActionLinkSchema,
} from '../../contract/action-link.schema.ts';
import {
  actionLinkToWire,
  newActionLinkFromWire,
  offeredLinkToWire,
} from '../../contract/action-link.wire.ts';
import { actionLinkTexts } from '../../contract/action-link-texts.ts';
import { closeActionLink } from '../../contract/close-action-link.ts';
import { createActionLink } from '../../contract/create-action-link.ts';
import { listActionLinks } from '../../contract/list-action-links.ts';
import { openActionLink } from '../../contract/open-action-link.ts';
import * as links from './change-action-links.ts';
import { openActionLink as open } from './open-action-link.ts';

/** Links that offer products for the cart: anyone who has one may open it; the shop's staff manage them. */
export function actionLinksRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(
    app,
    openActionLink,
    openActionLinkSchema,
    { access: 'anyone' },
    async (context, { params, query }) => {
      const { idformapagamento } = query;
      const pricing = idformapagamento === undefined ? {} : { paymentMethodId: idformapagamento };
      return offeredLinkToWire(orRefuse(await open(context, params.codigo, pricing), actionLinkTexts));
    },
  );

  serve(app, listActionLinks, listActionLinksSchema, readers, async (context) => ({
    links: (await links.listActionLinks(context)).map(actionLinkToWire),
  }));

  serve(app, createActionLink, createActionLinkSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(newActionLinkFromWire(body), actionLinkTexts);
    return actionLinkToWire(orRefuse(await links.createActionLink(context, wanted), actionLinkTexts));
  });

  serve(app, closeActionLink, closeActionLinkSchema, writers, async (context, { params }) =>
    actionLinkToWire(orRefuse(await links.closeLink(context, params.idlink), actionLinkTexts)),
  );
}
