/** The calls behind an order for a client. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { formatDocument } from '#features/accounts/domain/document.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import {
  attendedTermsEndpoint,
  findBuyersEndpoint,
  previewAttendedOrderEndpoint,
} from '../../contract/attended/attended-order.endpoints.ts';
import type { WireAttendedPreview } from '../../contract/attended/attended-order.schema.ts';
import {
  attendedPreviewFromWire,
  attendedTermsFromWire,
  buyerFromWire,
} from '../../contract/attended/attended-order.wire.ts';

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
