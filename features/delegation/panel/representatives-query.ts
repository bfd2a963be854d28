import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  listClientsOfRepresentativeEndpoint,
  listRepresentativeInvitationsEndpoint,
  listRepresentativesEndpoint,
} from '../contract/panel-representatives.endpoints.ts';
import {
  invitationFromWire,
  representativeFromWire,
  representedClientsFromWire,
} from '../contract/representative.wire.ts';

const MOST = 100;

export const representativesKey = (shopId: string) => ['panel', shopId, 'representatives'] as const;

/** The shop's representatives, named by their e-mail while the shop does not know the name. */
export const representativesQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...representativesKey(shopId), 'all'] as const,
    queryFn: async ({ signal }) => {
      const request = { params: { idfornecedor: shopId }, query: { limite: MOST } };
      const { dados } = await api.call(listRepresentativesEndpoint, request, { signal });
      return dados
        .map(representativeFromWire)
        .map((one) => ({ ...one, name: one.name === '' ? one.email : one.name }));
    },
  });

export const invitationsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...representativesKey(shopId), 'invitations'] as const,
    queryFn: async ({ signal }) => {
      const request = { params: { idfornecedor: shopId } };
      const { convites } = await api.call(listRepresentativeInvitationsEndpoint, request, { signal });
      return convites.map(invitationFromWire);
    },
  });

export const PORTFOLIO_PAGE = 20;

export const portfolioQuery = (
  api: Api,
  shopId: string,
  userId: string,
  { page, text }: { readonly page: number; readonly text: string },
) =>
  queryOptions({
    queryKey: [...representativesKey(shopId), 'portfolio', userId, page, text] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idrepresentante: userId };
      const query = { search: text, limit: PORTFOLIO_PAGE, offset: (page - 1) * PORTFOLIO_PAGE };
      return representedClientsFromWire(
        await api.call(listClientsOfRepresentativeEndpoint, { params, query }, { signal }),
      );
    },
  });
