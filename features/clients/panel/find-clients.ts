import { formatDocument } from '#features/accounts/domain/document.ts';
import type { Api } from '#platform/web/api.ts';
import { clientSummaryFromWire } from '../contract/client-summary.wire.ts';
import { listClientsEndpoint } from '../contract/clients.endpoints.ts';

const SHOWN = 5;

/** Clients by name, document, e-mail or code, for the panel's search. */
export async function findClients(api: Api, shopId: string, text: string, signal: AbortSignal) {
  const params = { idfornecedor: shopId };
  const query = { busca: text, limite: SHOWN };
  const { dados } = await api.call(listClientsEndpoint, { params, query }, { signal });
  return dados.map(clientSummaryFromWire).map(({ clientId, name, document, email }) => ({
    id: `cliente-${clientId}`,
    label: name,
    note: [formatDocument(document ?? ''), email].filter(Boolean).join(' · '),
    href: `/clientes/${clientId}`,
  }));
}
