import type { FastifyInstance } from 'fastify';
import type { Credit } from '#features/payments/domain/credit.ts';
import type { OrderHooks } from '#features/payments/server/providers/payment-gateways.ts';
import { changeCreditLimit } from '#features/payments/server/titles/change-credit-limit.ts';
import { cancelTitle, payTitle } from '#features/payments/server/titles/close-title.ts';
import { creditAtShop } from '#features/payments/server/titles/credit-of.ts';
import { type FaultyTitle, putTitles } from '#features/payments/server/titles/put-titles.ts';
import { titlesOfShop } from '#features/payments/server/titles/titles-of.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { refuse } from '#kernel/result.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  cancelTitleEndpoint,
  changeCreditEndpoint,
  getCreditEndpoint,
  listTitlesEndpoint,
  payTitleEndpoint,
  putTitlesEndpoint,
} from '../contract/panel-titles.endpoints.ts';
import {
  cancelTitleSchema,
  changeCreditSchema,
  getCreditSchema,
  listTitlesSchema,
  payTitleSchema,
  putTitlesSchema,
} from '../contract/panel-titles.schema.ts';
import {
  exactReais,
  instantFromText,
  panelTitleToWire,
  titleDraftFromWire,
} from '../contract/panel-titles.wire.ts';
import { titleFilterFromWire } from '../contract/title-filter.wire.ts';
import { panelTitleTexts, titleFactsToWire, titleFaults } from '../contract/title-texts.ts';

/** Titles and credit for staff, and for the shop's own system acting for them. */
export function panelTitlesRoutes(app: FastifyInstance, orders: OrderHooks): void {
  const readers = { access: 'staff', permission: 'invoices:read' } as const;
  const writers = { access: 'staff', permission: 'invoices:write' } as const;

  serve(app, listTitlesEndpoint, listTitlesSchema, readers, async (context, { query }) => {
    const { idclientedevedor: clientId } = query;
    const wanted = orRefuse(titleFilterFromWire(query), panelTitleTexts);
    const { titles, total } = await titlesOfShop(
      context,
      { ...wanted, ...defined({ clientId }) },
      pageFromWire(query),
    );
    const today = todayOf(context);
    const dados = titles.map((title) => panelTitleToWire(title, today));
    return pageToWire(query, total, dados);
  });

  serve(app, putTitlesEndpoint, putTitlesSchema, writers, async (context, { body }) => {
    const drafts = body.titulos.map((wire) => orRefuse(titleDraftFromWire(wire), panelTitleTexts));
    const put = await putTitles(context, drafts);
    const titles = orRefuse(put.ok ? put : refuse(refusalOfFaults(put.refusal)), panelTitleTexts);
    const today = todayOf(context);
    return { titulos: titles.map((title) => panelTitleToWire(title, today)) };
  });

  serve(app, payTitleEndpoint, payTitleSchema, writers, async (context, { params, body }) => {
    const paidAt = body.pagoEm === undefined ? context.now : instantFromText(body.pagoEm);
    if (paidAt === undefined) return orRefuse(refuse({ code: 'no-such-moment' as const }), panelTitleTexts);
    const paid = await payTitle(context, orders, params.idtitulo, paidAt);
    return panelTitleToWire(
      orRefuse(withWireFacts(paid, titleFactsToWire), panelTitleTexts),
      todayOf(context),
    );
  });

  serve(app, cancelTitleEndpoint, cancelTitleSchema, writers, async (context, { params }) => {
    const cancelled = await cancelTitle(context, params.idtitulo);
    return panelTitleToWire(orRefuse(cancelled, panelTitleTexts), todayOf(context));
  });

  serve(
    app,
    getCreditEndpoint,
    getCreditSchema,
    { access: 'staff', permission: 'clients:read' },
    async (context, { params }) => {
      const credit = await creditAtShop(context, params.idcliente);
      if (credit === undefined)
        return orRefuse(refuse({ code: 'client-not-found' as const }), panelTitleTexts);
      return creditToWire(credit);
    },
  );

  serve(
    app,
    changeCreditEndpoint,
    changeCreditSchema,
    { access: 'staff', permission: 'credit:write' },
    async (context, { params, body }) => {
      const limit = exactReais(body.limite_credito_total);
      if (limit === undefined) return orRefuse(refuse({ code: 'not-exact' as const }), panelTitleTexts);
      const changed = await changeCreditLimit(context, params.idcliente, limit);
      return creditToWire(orRefuse(changed, panelTitleTexts));
    },
  );
}

const creditToWire = ({ limit, available }: Credit) => ({
  limite_credito_total: toReais(limit),
  limite_credito_disponivel: toReais(available),
});

const refusalOfFaults = (faults: readonly FaultyTitle[]) => ({
  code: 'titles-refused' as const,
  facts: {
    titulos: faults.map(({ document, fault }) => ({
      documento: document,
      codigo: fault,
      mensagem: titleFaults[fault],
    })),
  },
});
