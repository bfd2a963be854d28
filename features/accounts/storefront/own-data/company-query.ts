import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { companyFromWire } from '../../contract/registration/company-data.wire.ts';
import { companyDataEndpoint } from '../../contract/registration/registration.endpoints.ts';
import type { RegisteredCompany } from '../../domain/registration/company.ts';

/** Tax register data of a company; null where it is unavailable, which is no error. */
export const companyQuery = (api: Api, cnpj: string) =>
  queryOptions({
    queryKey: ['company', cnpj] as const,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<RegisteredCompany | null> => {
      const { dados } = await api.call(
        companyDataEndpoint,
        { params: { split: '~', doc: cnpj } },
        { signal },
      );
      return dados === null ? null : companyFromWire(dados);
    },
  });
