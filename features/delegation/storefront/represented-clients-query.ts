import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { listRepresentedClientsEndpoint } from '../contract/representative.endpoints.ts';
import { representedClientsFromWire } from '../contract/representative.wire.ts';
import { CLIENT_PAGE_SIZE } from '../domain/client-search.ts';

export interface ClientsWanted {
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
}

/** A page of this representative's clients. The previous page stays visible while the next loads. */
export const representedClientsQuery = (
  api: Api,
  supplierId: SupplierId,
  { handle }: Pick<Session, 'handle'>,
  { search, page }: ClientsWanted,
) =>
  queryOptions({
    queryKey: ['represented-clients', supplierId, handle, search, page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: supplierId, token: handle };
      const query = {
        limit: CLIENT_PAGE_SIZE,
        offset: (page - 1) * CLIENT_PAGE_SIZE,
        ...(search === '' ? {} : { search }),
      };
      return representedClientsFromWire(
        await api.call(listRepresentedClientsEndpoint, { params, query }, { signal }),
      );
    },
  });
