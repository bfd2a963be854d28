/** The calls behind an order for a client. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import {
  attendedTermsEndpoint,
  findBuyersEndpoint,
  findGoodsEndpoint,
  previewAttendedOrderEndpoint,
} from '../../contract/attended/attended-order.endpoints.ts';
import type { WireAttendedPreview } from '../../contract/attended/attended-order.schema.ts';
import {
  attendedPreviewFromWire,
  attendedTermsFromWire,
  buyerFromWire,
  foundGoodsFromWire,
} from '../../contract/attended/attended-order.wire.ts';
import type { FoundGoods } from '../../domain/attended-terms.ts';
import type { Standing } from './standing-order.ts';

/** What the client's prices depend on. */
type GoodsWay = Pick<Standing, 'type' | 'address' | 'method'>;

export const attendedKey = (shopId: string) => ['panel', shopId, 'attended'] as const;

/** Clients for the combobox: by parts of name, e-mail or document. */
export const searchBuyers =
  (api: Api, shopId: string) =>
  async (text: string, signal: AbortSignal): Promise<Choice[]> => {
    const query = text === '' ? {} : { busca: text.slice(0, 100) };
    const { clientes } = await api.call(
      findBuyersEndpoint,
      { params: { idfornecedor: shopId }, query },
      { signal },
    );
    return clientes.map(buyerFromWire).map(({ clientId, name, document, email }) => {
      const note = [formatDocument(document ?? ''), email].filter(Boolean).join(' · ');
      return { id: clientId, label: name, ...(note === '' ? {} : { note }) };
    });
  };

/** A product with the quantities in which it is ordered. */
export type GoodsChoice = Choice & Pick<FoundGoods, 'least' | 'step'>;

/** What the client may buy, for the combobox: by parts of name or code, with its price for this client and its stock. */
export const searchGoods =
  (api: Api, shopId: string, clientId: string, { type, address, method }: GoodsWay) =>
  async (text: string, signal: AbortSignal): Promise<GoodsChoice[]> => {
    const params = { idfornecedor: shopId, idcliente: clientId };
    const query = {
      tipoEntrega: deliveryTypeToWire(type),
      ...defined({
        busca: text === '' ? undefined : text.slice(0, 100),
        idendereco: address?.id,
        idformapagamento: method?.id,
      }),
    };
    const { produtos } = await api.call(findGoodsEndpoint, { params, query }, { signal });
    return produtos.map(foundGoodsFromWire).map((found) => ({
      id: found.id,
      label: found.name,
      note: goodsNote(found),
      least: found.least,
      step: found.step,
    }));
  };

/** 'R$ 12,90 / kg · 8,5 em estoque · A-100' */
const goodsNote = ({ price, unit, stock, sku }: FoundGoods): string =>
  [
    price === undefined ? unit : [formatMoney(price), unit].filter(Boolean).join(' / '),
    stock === undefined ? '' : `${formatQuantity(stock)} em estoque`,
    sku,
  ]
    .filter(Boolean)
    .join(' · ');

export const attendedTermsQuery = (api: Api, shopId: string, clientId: string) =>
  queryOptions({
    queryKey: [...attendedKey(shopId), 'terms', clientId] as const,
    enabled: clientId !== '',
    // What the client may use changes meanwhile: credit, addresses, combos.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      attendedTermsFromWire(
        await api.call(
          attendedTermsEndpoint,
          { params: { idfornecedor: shopId, idcliente: clientId } },
          { signal },
        ),
      ),
  });

/** `draft` is the body of the call in JSON: the same text has the same answer. */
export const previewQuery = (api: Api, shopId: string, clientId: string, draft: string) =>
  queryOptions({
    queryKey: [...attendedKey(shopId), 'preview', clientId, draft] as const,
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      attendedPreviewFromWire(
        await api.call(
          previewAttendedOrderEndpoint,
          {
            params: { idfornecedor: shopId, idcliente: clientId },
            body: JSON.parse(draft) as WireAttendedPreview,
          },
          { signal },
        ),
      ),
  });
