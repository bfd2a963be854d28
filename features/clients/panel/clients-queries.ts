import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { clientGroupFromWire } from '../contract/client-group.wire.ts';
import { clientNoteFromWire } from '../contract/client-note.wire.ts';
import { clientPageFromWire } from '../contract/client-page.wire.ts';
import { clientSummaryFromWire } from '../contract/client-summary.wire.ts';
import {
  getClientEndpoint,
  listClientsEndpoint,
  listGroupsEndpoint,
  listNotesEndpoint,
} from '../contract/clients.endpoints.ts';

type Query = Readonly<Record<string, string | number>>;

export const clientsKey = (shopId: string) => ['panel', shopId, 'clients'] as const;
export const clientKey = (shopId: string, clientId: string) =>
  [...clientsKey(shopId), 'one', clientId] as const;

export const clientsQuery = (api: Api, shopId: string, query: Query) =>
  queryOptions({
    queryKey: [...clientsKey(shopId), 'list', query] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      const { dados, total, paginas } = await api.call(
        listClientsEndpoint,
        { params, query: { limite: 20, ...query } },
        { signal },
      );
      return { clients: dados.map(clientSummaryFromWire), total, pages: paginas };
    },
  });

export const clientQuery = (api: Api, shopId: string, clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(shopId, clientId), 'page'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idcliente: clientId };
      return clientPageFromWire(await api.call(getClientEndpoint, { params }, { signal }));
    },
  });

export const notesQuery = (api: Api, shopId: string, clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(shopId, clientId), 'notes'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idcliente: clientId };
      const { notas } = await api.call(listNotesEndpoint, { params }, { signal });
      return notas.map(clientNoteFromWire);
    },
  });

export const groupsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...clientsKey(shopId), 'groups'] as const,
    queryFn: async ({ signal }) => {
      const { grupos } = await api.call(listGroupsEndpoint, { params: { idfornecedor: shopId } }, { signal });
      return grupos.map(clientGroupFromWire);
    },
  });
