import { useSuspenseQuery } from '@tanstack/react-query';
import { formatClientPath } from '#platform/contract/client-path.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Session } from '../../domain/session.ts';
import { sessionQuery } from './session-query.ts';

/** The shopper of this page; a visitor until the session says otherwise. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery(useApi())).data;

/** The `{token}{split}{idcliente}` of this shopper's calls. */
export const clientSegment = ({ handle, clientId }: Session): string =>
  formatClientPath({ handle, clientId });
