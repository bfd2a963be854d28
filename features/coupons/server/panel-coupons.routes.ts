import type { FastifyInstance } from 'fastify';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  batchTermsFromWire,
  couponAmendmentFromWire,
  couponTermsFromWire,
  panelCouponToWire,
  referralTermsFromWire,
  referralTermsToWire,
} from '../contract/coupon-terms.wire.ts';
import {
  addCouponEndpoint,
  addCouponsEndpoint,
  amendCouponEndpoint,
  changeCouponEndpoint,
  changeReferralTermsEndpoint,
  disableCouponEndpoint,
  getCouponEndpoint,
  getReferralTermsEndpoint,
  listCouponsEndpoint,
} from '../contract/panel-coupons.endpoints.ts';
import type { WirePanelCoupon } from '../contract/panel-coupons.schema.ts';
import {
  addCouponSchema,
  addCouponsSchema,
  amendCouponSchema,
  changeCouponSchema,
  changeReferralTermsSchema,
  disableCouponSchema,
  getCouponSchema,
  getReferralTermsSchema,
  listCouponsSchema,
} from '../contract/panel-coupons.schema.ts';
import { couponChangeTexts } from '../contract/panel-texts.ts';
import { addCoupons } from './add-coupons.ts';
import * as change from './change-coupons.ts';
import * as ask from './list-coupons.ts';

export function panelCouponsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'coupons:read' } as const;
  const writers = { access: 'staff', permission: 'coupons:write' } as const;

  serve(app, listCouponsEndpoint, listCouponsSchema, readers, async (context, { query }) => {
    const { rows, total } = await ask.listCoupons(context, pageFromWire(query));
    return pageToWire(query, total, rows.map(panelCouponToWire));
  });

  serve(app, addCouponEndpoint, addCouponSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(couponTermsFromWire(body), couponChangeTexts);
    return panelCouponToWire(orRefuse(await change.addCoupon(context, wanted), couponChangeTexts));
  });

  serve(app, addCouponsEndpoint, addCouponsSchema, writers, async (context, { body }) => {
    const terms = orRefuse(batchTermsFromWire(body), couponChangeTexts);
    const wanted = { terms, pattern: body.padrao, count: body.quantidade };
    return { codigos: [...orRefuse(await addCoupons(context, wanted), couponChangeTexts)] };
  });

  serve(app, changeCouponEndpoint, changeCouponSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(couponTermsFromWire(body), couponChangeTexts);
    return answered(await change.changeCoupon(context, params.idcupom, wanted, body.versao));
  });

  serve(app, getCouponEndpoint, getCouponSchema, readers, async (context, { params }) =>
    panelCouponToWire(orRefuse(await ask.getCoupon(context, params.idcupom), couponChangeTexts)),
  );

  serve(app, amendCouponEndpoint, amendCouponSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(couponAmendmentFromWire(body), couponChangeTexts);
    return answered(await change.amendCoupon(context, params.idcupom, wanted, body.versao));
  });

  serve(app, disableCouponEndpoint, disableCouponSchema, writers, async (context, { params }) =>
    panelCouponToWire(orRefuse(await change.disableCoupon(context, params.idcupom), couponChangeTexts)),
  );

  serve(app, getReferralTermsEndpoint, getReferralTermsSchema, readers, async (context) =>
    referralTermsToWire(await ask.getReferralTerms(context)),
  );

  serve(app, changeReferralTermsEndpoint, changeReferralTermsSchema, writers, async (context, { body }) => {
    const terms = orRefuse(referralTermsFromWire(body), couponChangeTexts);
    return referralTermsToWire(await change.changeReferralTerms(context, terms));
  });
}

function answered(changed: Awaited<ReturnType<typeof change.changeCoupon>>): WirePanelCoupon {
  const said = withWireFacts(changed, ({ atual }) => ({ atual: panelCouponToWire(atual) }));
  return panelCouponToWire(orRefuse(said, { ...couponChangeTexts, ...changedByOtherText }));
}
