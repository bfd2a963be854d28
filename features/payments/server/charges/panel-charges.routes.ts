import type { FastifyInstance } from 'fastify';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais } from '#kernel/money.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { awaitedChargeToWire, awaitedFilterFromWire } from '../../contract/charges/awaited-charge.wire.ts';
import { listAwaitedChargesSchema } from '../../contract/charges/awaited-charges.schema.ts';
import { chargeRecordToWire } from '../../contract/charges/charge-record.wire.ts';
import {
  chargeFactsToWire,
  confirmedBefore,
  refundedBefore,
  shopChargeTexts,
} from '../../contract/charges/panel-charge-texts.ts';
import {
  captureChargeEndpoint,
  confirmChargeEndpoint,
  listAwaitedChargesEndpoint,
  listChargesEndpoint,
  refundChargeEndpoint,
} from '../../contract/charges/panel-charges.endpoints.ts';
import {
  captureChargeSchema,
  confirmChargeSchema,
  listChargesSchema,
  refundChargeSchema,
} from '../../contract/charges/panel-charges.schema.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { chargeDetails } from './charge-details.ts';
import { listAwaitedCharges } from './list-awaited-charges.ts';
import * as shop from './staff-charge-actions.ts';

/** The panel's endpoints for charges. */
export function panelChargesRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const readers = { access: 'staff', permission: 'payments:read' } as const;
  const writers = { access: 'staff', permission: 'payments:write', mayTakeLong: true } as const;

  serve(app, listChargesEndpoint, listChargesSchema, readers, async (context, { query }) => ({
    cobrancas: (await chargeDetails(context, query.numpedido)).map(chargeRecordToWire),
  }));

  serve(app, listAwaitedChargesEndpoint, listAwaitedChargesSchema, readers, async (context, { query }) => {
    const filter = awaitedFilterFromWire(query);
    const { charges, total } = await listAwaitedCharges(
      context,
      gateways.orders,
      filter,
      pageFromWire(query),
    );
    return pageToWire(query, total, charges.map(awaitedChargeToWire));
  });

  serve(app, captureChargeEndpoint, captureChargeSchema, writers, async (context, { params, body }) =>
    chargeRecordToWire(
      orRefuse(
        await shop.captureCharge(context, gateways, params.idcobranca, fromReais(body.valor)),
        shopChargeTexts,
      ),
    ),
  );

  serve(app, refundChargeEndpoint, refundChargeSchema, writers, async (context, { params, body }) => {
    const wanted = {
      amount: fromReais(body.valor),
      reason: body.motivo,
      before: fromReais(body.jaDevolvido ?? 0),
    };
    const done = await shop.refundCharge(context, gateways, params.idcobranca, wanted);
    const texts =
      !done.ok && done.refusal.code === 'already-refunded'
        ? { ...shopChargeTexts, 'already-refunded': refundedBefore(done.refusal.facts.refunded) }
        : shopChargeTexts;
    return chargeRecordToWire(orRefuse(withWireFacts(done, chargeFactsToWire), texts));
  });

  serve(app, confirmChargeEndpoint, confirmChargeSchema, writers, async (context, { params, body }) => {
    const done = await shop.confirmCharge(context, gateways, params.idcobranca, body.motivo ?? '', {
      cameLate: body.chegouTarde ?? false,
      ...defined({ received: body.valor === undefined ? undefined : fromReais(body.valor) }),
    });
    const texts =
      !done.ok && done.refusal.code === 'already-confirmed'
        ? {
            ...shopChargeTexts,
            'already-confirmed': confirmedBefore(
              done.refusal.facts.confirmedAt,
              timeZoneOf(context.supplier),
            ),
          }
        : shopChargeTexts;
    return chargeRecordToWire(orRefuse(withWireFacts(done, chargeFactsToWire), texts));
  });
}
