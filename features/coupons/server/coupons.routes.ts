import type { FastifyInstance } from 'fastify';
import { requestedMethod } from '#features/payments/server/methods/requested-method.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { serve } from '#platform/http/serve.ts';
import { couponTexts } from '../contract/call-texts.ts';
import { checkedCouponToWire } from '../contract/checked-coupon.wire.ts';
import { clientCouponToWire } from '../contract/client-coupon.wire.ts';
import { checkCouponSchema, getReferralSchema, listClientCouponsSchema } from '../contract/coupon.schema.ts';
import {
  checkCouponEndpoint,
  getReferralEndpoint,
  listClientCouponsEndpoint,
} from '../contract/coupons.endpoints.ts';
import { referralToWire } from '../contract/referral.wire.ts';
import { checkCouponCode, type SavedGoods } from './check-code.ts';
import { clientCoupons } from './client-coupons.ts';
import { referralOf } from './referral.ts';

interface CouponsSettings {
  /** Injected by the composition, because the cart depends on coupons. */
  readonly savedGoods: (
    context: Context,
    pricing: { readonly paymentMethodId?: PaymentMethodId },
  ) => Promise<SavedGoods>;
}

export function couponsRoutes(app: FastifyInstance, { savedGoods }: CouponsSettings): void {
  // Visitors get a response, too: that they have to log in first.
  serve(
    app,
    checkCouponEndpoint,
    checkCouponSchema,
    { access: 'anyone' },
    async (context, { params, query }) => {
      // Unknown codes are counted, so another site must not be able to use up a client's tries.
      refuseCrossSite(context.request);
      const { idformapagamento, codigocupomautomatico } = query;
      const pricing = defined({ paymentMethodId: await requestedMethod(context, idformapagamento) });
      const code = {
        typed: params.codigo,
        ...pricing,
        ...defined({ shownAutomatic: codigocupomautomatico }),
      };
      const saved = await savedGoods(context, pricing);
      const checked = await checkCouponCode(context, code, saved, { address: context.request.ip });
      return checkedCouponToWire(orRefuse(checked, couponTexts), timeZoneOf(context.supplier));
    },
  );

  serve(app, getReferralEndpoint, getReferralSchema, { access: 'customer' }, async (context) =>
    referralToWire(orRefuse(await referralOf(context), couponTexts), context.supplier.slug),
  );

  serve(
    app,
    listClientCouponsEndpoint,
    listClientCouponsSchema,
    { access: 'customer' },
    async (context, { query }) => {
      const { onlyLast = false, available = true, idformapagamento } = query;
      const pricing = defined({ paymentMethodId: await requestedMethod(context, idformapagamento) });
      const found = await clientCoupons(context, { onlyLast, available, ...pricing });
      const zone = timeZoneOf(context.supplier);
      return { cupons: found.map((one) => clientCouponToWire(one, zone)) };
    },
  );
}
