import { queryOptions } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { type CouponVerdict, verdictFromWire } from '../contract/checked-coupon.wire.ts';
import { clientCouponFromWire } from '../contract/client-coupon.wire.ts';
import {
  checkCouponEndpoint,
  getReferralEndpoint,
  listClientCouponsEndpoint,
} from '../contract/coupons.endpoints.ts';
import { referralFromWire } from '../contract/referral.wire.ts';
import { NOT_CHECKED } from '../contract/texts.ts';

export interface CouponAsker {
  readonly api: Api;
  readonly supplierId: SupplierId;
  readonly session: Session;
  /** A coupon may allow some payment methods only. */
  readonly paymentMethodId?: PaymentMethodId | undefined;
}

/** Checks a typed code against the saved cart; a failed request also gives a verdict with a text. Spec 8. */
export async function requestCodeCheck(
  { api, supplierId, session, paymentMethodId: idformapagamento }: CouponAsker,
  code: string,
  automaticCode: string | undefined,
): Promise<CouponVerdict> {
  const params = { idfornecedor: supplierId, idcliente: session.clientId, codigo: code };
  const query = {
    canalVenda: 'WEB',
    ...defined({ codigocupomautomatico: automaticCode, idformapagamento }),
  };
  try {
    return verdictFromWire(await api.call(checkCouponEndpoint, { params, query }));
  } catch (error) {
    return { kind: 'refused', text: error instanceof ApiRefusal ? error.message : NOT_CHECKED };
  }
}

export const clientCouponsQuery = ({
  api,
  supplierId,
  session,
  paymentMethodId: idformapagamento,
}: CouponAsker) =>
  queryOptions({
    queryKey: ['coupons', supplierId, session.clientId, idformapagamento ?? ''] as const,
    queryFn: async ({ signal }) => {
      const params = { idcliente: session.clientId };
      const query = {
        onlyLast: false,
        available: true,
        idfornecedor: supplierId,
        ...defined({ idformapagamento }),
      };
      const { cupons } = await api.call(listClientCouponsEndpoint, { params, query }, { signal });
      return cupons.map(clientCouponFromWire);
    },
  });

/** The client's referral coupon; null if the shop has none. */
export const referralQuery = ({ api, supplierId, session }: CouponAsker) =>
  queryOptions({
    queryKey: ['referral', supplierId, session.clientId] as const,
    queryFn: async ({ signal }) => {
      const call = { params: { idcliente: session.clientId }, query: { idfornecedor: supplierId } };
      try {
        return referralFromWire(await api.call(getReferralEndpoint, call, { signal }));
      } catch (error) {
        if (error instanceof ApiRefusal && error.status === 404) return null;
        throw error;
      }
    },
  });
