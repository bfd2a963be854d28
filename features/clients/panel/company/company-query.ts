import { queryOptions } from '@tanstack/react-query';
import { formatDocument } from '#features/accounts/domain/document.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import { clientSummaryFromWire } from '../../contract/client-summary.wire.ts';
import { listClientsEndpoint } from '../../contract/clients.endpoints.ts';
import { getCompanyEndpoint } from '../../contract/company/company.endpoints.ts';
import { companyPageFromWire } from '../../contract/company/company.wire.ts';
import { clientKey } from '../clients-queries.ts';

export const companyQuery = (api: Api, shopId: string, clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(shopId, clientId), 'company'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idcliente: clientId };
      return companyPageFromWire(await api.call(getCompanyEndpoint, { params }, { signal }));
    },
  });

/** Companies among the shop's clients, without this one. */
export const searchCompanies =
  (api: Api, shopId: string, without: string) =>
  async (text: string, signal: AbortSignal): Promise<Choice[]> => {
    const params = { idfornecedor: shopId };
    const query = { tipo: 'EMPRESA', limite: 10, ...(text === '' ? {} : { busca: text }) } as const;
    const { dados } = await api.call(listClientsEndpoint, { params, query }, { signal });
    return dados
      .map(clientSummaryFromWire)
      .filter(({ clientId }) => clientId !== without)
      .map(({ clientId, name, document }) => ({
        id: clientId,
        label: name,
        ...(document === null ? {} : { note: formatDocument(document) }),
      }));
  };
