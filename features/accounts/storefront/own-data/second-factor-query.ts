import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { getSecondFactorEndpoint } from '../../contract/second-factor/second-factor.endpoints.ts';
import { secondFactorStateFromWire } from '../../contract/second-factor/second-factor.wire.ts';
import type { Session } from '../../domain/session.ts';

export const secondFactorQuery = (api: Api, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['second-factor', clientId] as const,
    queryFn: async ({ signal }) =>
      secondFactorStateFromWire(
        await api.call(getSecondFactorEndpoint, { params: { idcliente: clientId } }, { signal }),
      ),
  });
