/** The calls behind "Explicar preço" and the simulator. */
import { queryOptions } from '@tanstack/react-query';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { timeZoneOf, type Zoned } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { ONE, thousandths, toNumber } from '#kernel/quantity.ts';
import { instantOfWallClock } from '#kernel/time/time-zone.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import { cartFromWire } from '../contract/cart.wire.ts';
import {
  explainPriceEndpoint,
  priceChoicesEndpoint,
  simulateCartEndpoint,
} from '../contract/simulate/simulate.endpoints.ts';
import type { WireExplanation } from '../contract/simulate/simulate.schema.ts';
import type { SavedCart } from '../domain/saved-cart.ts';

/** What "Explicar preço" and the simulator ask for; each shows the fields that it needs. */
export interface PriceFields {
  readonly product: Choice | null;
  readonly quantity: number | null;
  readonly coupon: string;
  readonly client: Choice | null;
  readonly payment: string;
  /** 'WEB', 'MANUAL'. */
  readonly channel: string;
  /** 'YYYY-MM-DDTHH:mm' by the shop's clock; '': now. */
  readonly when: string;
}

export const NO_FIELDS: PriceFields = {
  product: null,
  quantity: ONE,
  coupon: '',
  client: null,
  payment: '',
  channel: 'WEB',
  when: '',
};

export interface SimulatedLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

const choicesOf = (api: Api, shopId: string, text: string, signal: AbortSignal) =>
  api.call(
    priceChoicesEndpoint,
    { params: { idfornecedor: shopId }, query: text === '' ? {} : { busca: text } },
    { signal },
  );

export const searchClients =
  (api: Api, shopId: string) =>
  async (text: string, signal: AbortSignal): Promise<Choice[]> =>
    (await choicesOf(api, shopId, text, signal)).clientes.map(({ id, nome, detalhe }) => ({
      id,
      label: nome,
      ...(detalhe === '' ? {} : { note: detalhe }),
    }));

export const paymentsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: ['panel', shopId, 'price-payments'],
    queryFn: async ({ signal }) =>
      (await choicesOf(api, shopId, '', signal)).formasPagamento.map(({ id, nome }) => ({
        value: id,
        label: nome,
      })),
  });

interface AskingShop extends Zoned {
  readonly id: string;
}

/** Undefined without a product and a quantity, which the form requires. */
export const explainPrice = async (
  api: Api,
  shop: AskingShop,
  { product, quantity, ...buyer }: PriceFields,
): Promise<WireExplanation | undefined> =>
  product === null || quantity === null
    ? undefined
    : api.call(explainPriceEndpoint, {
        params: { idfornecedor: shop.id },
        query: {
          ...buyerToWire(shop, buyer),
          idproduto: product.id,
          quantidade: toNumber(thousandths(quantity)),
        },
      });

export const simulateCart = async (
  api: Api,
  shop: AskingShop,
  lines: readonly SimulatedLine[],
  { coupon, ...buyer }: PriceFields,
): Promise<SavedCart> =>
  cartFromWire(
    await api.call(simulateCartEndpoint, {
      params: { idfornecedor: shop.id },
      body: {
        ...buyerToWire(shop, buyer),
        itens: lines.map(({ id, quantity }) => ({ id, quantidade: toNumber(thousandths(quantity)) })),
        ...(coupon.trim() === '' ? {} : { cupom: coupon.trim() }),
      },
    }),
  );

const buyerToWire = (
  shop: Zoned,
  { client, payment, channel, when }: Pick<PriceFields, 'client' | 'payment' | 'channel' | 'when'>,
) =>
  defined({
    idcliente: client === null ? undefined : client.id,
    idformapagamento: payment === '' ? undefined : payment,
    quando: when === '' ? undefined : momentOf(shop, when),
    canal: channel as SalesChannel,
  });

const momentOf = (shop: Zoned, when: string): string =>
  new Date(instantOfWallClock(when, timeZoneOf(shop))).toISOString();
