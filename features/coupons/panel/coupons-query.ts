import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Validity } from '#features/pricing/domain/policy.ts';
import { defined } from '#kernel/defined.ts';
import type { Api } from '#platform/web/api.ts';
import { couponFromWire } from '../contract/coupon.wire.ts';
import { getCouponEndpoint, listCouponsEndpoint } from '../contract/panel-coupons.endpoints.ts';
import type { WirePanelCoupon } from '../contract/panel-coupons.schema.ts';
import type { ShownCoupon } from '../domain/coupon.ts';

/** A coupon as the list shows it. */
export interface CouponRow {
  readonly id: string;
  readonly coupon: ShownCoupon;
  readonly active: boolean;
  readonly validity: Validity;
  readonly exhausted: boolean;
  readonly used: number;
  readonly limit?: number;
  readonly limitPerClient?: number;
  readonly listed: boolean;
  /** Only for this client. */
  readonly clientId?: string;
  readonly version: number;
}

export const couponsKey = (shopId: string) => ['panel', shopId, 'coupons'] as const;

/** The newest first. */
export const couponsQuery = (api: Api, shopId: string, page: number) =>
  queryOptions({
    queryKey: [...couponsKey(shopId), page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      const { dados, total, paginas } = await api.call(
        listCouponsEndpoint,
        { params, query: { pagina: page } },
        { signal },
      );
      return { rows: dados.map(couponRowFromWire), total, pages: paginas };
    },
  });

export const couponQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...couponsKey(shopId), 'one', id] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idcupom: id };
      return couponRowFromWire(await api.call(getCouponEndpoint, { params }, { signal }));
    },
  });

export function couponRowFromWire(wire: WirePanelCoupon): CouponRow {
  const coupon = couponFromWire(wire);
  const { from, until } = coupon;
  return {
    id: wire.idcupom,
    coupon,
    active: wire.ativo,
    validity: defined({ from, until }),
    exhausted: wire.limite !== undefined && wire.usos >= wire.limite,
    used: wire.usos,
    ...defined({
      limit: wire.limite,
      limitPerClient: wire.limitePorCliente,
      clientId: wire.clienteExclusivo,
    }),
    listed: wire.listado,
    version: wire.versao,
  };
}
