import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { getSecondFactor } from '../../contract/get-second-factor.ts';
import { secondFactorStateFromWire } from '../../contract/second-factor.wire.ts';
import type { Session } from '../../domain/session.ts';

export const secondFactorQuery = (api: Api, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['second-factor', clientId] as const,
    queryFn: async ({ signal }) =>
      secondFactorStateFromWire(
        await api.call(getSecondFactor, { params: { idcliente: clientId } }, { signal }),
      ),
  });
