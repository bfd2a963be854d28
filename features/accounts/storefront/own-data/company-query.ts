import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { companyData } from '../../contract/company-data.ts';
import { companyFromWire } from '../../contract/company-data.wire.ts';
import type { RegisteredCompany } from '../../domain/company.ts';

/** Tax register data of a company; null where it is unavailable, which is no error. */
export const companyQuery = (api: Api, cnpj: string) =>
  queryOptions({
    queryKey: ['company', cnpj] as const,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<RegisteredCompany | null> => {
      const { dados } = await api.call(companyData, { params: { split: '~', doc: cnpj } }, { signal });
      return dados === null ? null : companyFromWire(dados);
    },
  });
