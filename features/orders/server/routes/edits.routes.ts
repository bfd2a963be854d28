import type { FastifyInstance } from 'fastify';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { answerEditTexts, previewEditTexts, proposeEditTexts } from '../../contract/edits/edit-texts.ts';
import {
  acceptEditEndpoint,
  declineEditEndpoint,
  previewEditEndpoint,
  proposeEditEndpoint,
  withdrawEditEndpoint,
} from '../../contract/edits/edits.endpoints.ts';
import {
  acceptEditSchema,
  declineEditSchema,
  previewEditSchema,
  proposeEditSchema,
  withdrawEditSchema,
} from '../../contract/edits/edits.schema.ts';
import { editedLinesToWire, editWishFromWire } from '../../contract/edits/order-edit.wire.ts';
import { orderToWire } from '../../contract/order/order.wire.ts';
import { orderTexts } from '../../contract/texts.ts';
import type { OrderTotals } from '../../domain/placed-order.ts';
import { acceptEdit, declineEdit } from '../edits/answer-edit.ts';
import { previewEdit, proposeEdit, withdrawEdit } from '../edits/propose-edit.ts';
import { getOrder } from '../read/get-order.ts';
import { shownShopOrder } from './shown-shop-order.ts';

/** The shop proposes other quantities for an order, and its client answers. */
export function editsRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const writers = { access: 'staff', permission: 'orders:write' } as const;
  const buyers = { access: 'customer', act: 'buy' } as const;

  serve(app, previewEditEndpoint, previewEditSchema, writers, async (context, { params, body }) => {
    const wish = orRefuse(editWishFromWire(body.itens), previewEditTexts);
    const preview = await previewEdit(context, params.numpedido, wish);
    const { totalsBefore, totals, changes } = orRefuse(preview, previewEditTexts);
    return {
      antes: totalsToWire(totalsBefore),
      depois: totalsToWire(totals),
      linhas: editedLinesToWire(changes),
    };
  });

  serve(app, proposeEditEndpoint, proposeEditSchema, writers, async (context, { params, body }) => {
    const proposal = {
      wish: orRefuse(editWishFromWire(body.itens), proposeEditTexts),
      message: body.mensagem,
      seenTotal: fromReais(body.totalConferido),
    };
    orRefuse(await proposeEdit(context, params.numpedido, proposal), proposeEditTexts);
    return shownShopOrder(context, params.numpedido);
  });

  serve(app, withdrawEditEndpoint, withdrawEditSchema, writers, async (context, { params }) => {
    orRefuse(await withdrawEdit(context, params.numpedido), proposeEditTexts);
    return shownShopOrder(context, params.numpedido);
  });

  serve(app, acceptEditEndpoint, acceptEditSchema, buyers, async (context, { params, body }) => {
    const answer = { number: params.numpedido, version: body.versao };
    orRefuse(await acceptEdit(context, answer), answerEditTexts);
    await runOperationsNow(context, withProviderTime(context.reply, gateways), params.numpedido);
    return shown(context, params.numpedido);
  });

  serve(app, declineEditEndpoint, declineEditSchema, buyers, async (context, { params, body }) => {
    const answer = { number: params.numpedido, version: body.versao };
    orRefuse(await declineEdit(context, answer), answerEditTexts);
    return shown(context, params.numpedido);
  });
}

const shown = async (context: Context & { readonly actor: Customer }, number: number) =>
  orderToWire(orRefuse(await getOrder(context, number), orderTexts), qrSvg);

const totalsToWire = ({ subtotal, deliveryFee, discount, total }: OrderTotals) => ({
  subtotal: toReais(subtotal),
  taxaentrega: toReais(deliveryFee),
  desconto: toReais(discount),
  totalpedido: toReais(total),
});
