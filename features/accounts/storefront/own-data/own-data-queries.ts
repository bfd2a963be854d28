import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { getProfileEndpoint } from '../../contract/clients/profile.endpoints.ts';
import { companyFromWire } from '../../contract/registration/company-data.wire.ts';
import { emailStateEndpoint } from '../../contract/registration/email.endpoints.ts';
import { companyDataEndpoint } from '../../contract/registration/registration.endpoints.ts';
import { getSecondFactorEndpoint } from '../../contract/second-factor/second-factor.endpoints.ts';
import { secondFactorStateFromWire } from '../../contract/second-factor/second-factor.wire.ts';
import { deviceFromWire } from '../../contract/sessions/device.wire.ts';
import { listDevicesEndpoint } from '../../contract/sessions/devices.endpoints.ts';
import type { RegisteredCompany } from '../../domain/registration/company.ts';
import type { Session } from '../../domain/session.ts';

/** The client's profile with the supplier's questions. */
export const profileQuery = (api: Api, supplierId: SupplierId, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['profile', supplierId, clientId] as const,
    queryFn: ({ signal }) =>
      api.call(getProfileEndpoint, { params: { idcliente: clientId, idfornecedor: supplierId } }, { signal }),
  });

export const devicesQuery = (api: Api, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['devices', clientId] as const,
    queryFn: async ({ signal }) => {
      const { sessoes } = await api.call(
        listDevicesEndpoint,
        { params: { idcliente: clientId } },
        { signal },
      );
      return sessoes.map(deviceFromWire);
    },
  });

/** Whether the user's mailbox confirmed the address. */
export const emailStateQuery = (api: Api, { clientId, email }: Pick<Session, 'clientId' | 'email'>) =>
  queryOptions({
    queryKey: ['email-state', clientId, email] as const,
    queryFn: async ({ signal }): Promise<boolean> =>
      (await api.call(emailStateEndpoint, { params: { idcliente: clientId } }, { signal })).verificado,
  });

export const secondFactorQuery = (api: Api, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['second-factor', clientId] as const,
    queryFn: async ({ signal }) =>
      secondFactorStateFromWire(
        await api.call(getSecondFactorEndpoint, { params: { idcliente: clientId } }, { signal }),
      ),
  });

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
