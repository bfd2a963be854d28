import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { addCoupon } from '../contract/add-coupon.ts';
import { changeCoupon } from '../contract/change-coupon.ts';
import { changeReferralTerms } from '../contract/change-referral-terms.ts';
import {
  couponTermsFromWire,
  panelCouponToWire,
  referralTermsFromWire,
  referralTermsToWire,
} from '../contract/coupon-terms.wire.ts';
import { disableCoupon } from '../contract/disable-coupon.ts';
import { getReferralTerms } from '../contract/get-referral-terms.ts';
import { listCoupons } from '../contract/list-coupons.ts';
import {
  addCouponSchema,
  changeCouponSchema,
  changeReferralTermsSchema,
  disableCouponSchema,
  getReferralTermsSchema,
  listCouponsSchema,
} from '../contract/panel-coupons.schema.ts';
import { couponChangeTexts } from '../contract/panel-texts.ts';
import * as change from './change-coupons.ts';
import * as ask from './list-coupons.ts';

export function panelCouponsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'coupons:read' } as const;
  const writers = { access: 'staff', permission: 'coupons:write' } as const;

  serve(app, listCoupons, listCouponsSchema, readers, async (context, { query }) => {
    const { pagina = 1, limite = 20 } = query;
    const { rows, total } = await ask.listCoupons(context, {
      limit: limite,
      offset: (pagina - 1) * limite,
    });
    return { pagina, paginas: Math.ceil(total / limite), total, dados: rows.map(panelCouponToWire) };
  });

  serve(app, addCoupon, addCouponSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(couponTermsFromWire(body), couponChangeTexts);
    return panelCouponToWire(orRefuse(await change.addCoupon(context, wanted), couponChangeTexts));
  });

  serve(app, changeCoupon, changeCouponSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(couponTermsFromWire(body), couponChangeTexts);
    return panelCouponToWire(
      orRefuse(await change.changeCoupon(context, params.idcupom, wanted), couponChangeTexts),
    );
  });

  serve(app, disableCoupon, disableCouponSchema, writers, async (context, { params }) =>
    panelCouponToWire(orRefuse(await change.disableCoupon(context, params.idcupom), couponChangeTexts)),
  );

  serve(app, getReferralTerms, getReferralTermsSchema, readers, async (context) =>
    referralTermsToWire(await ask.getReferralTerms(context)),
  );

  serve(app, changeReferralTerms, changeReferralTermsSchema, writers, async (context, { body }) => {
    const terms = orRefuse(referralTermsFromWire(body), couponChangeTexts);
    return referralTermsToWire(await change.changeReferralTerms(context, terms));
  });
}
