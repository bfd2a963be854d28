import { useSuspenseQuery } from '@tanstack/react-query';
import { formatClientPath } from '#platform/contract/client-path.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Session } from '../../domain/session.ts';
import { sessionQuery } from './session-query.ts';

/** The current session; a visitor without one. Suspends while it loads. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery(useApi())).data;

/** The `{token}{split}{idcliente}` segment of this shopper's requests. */
export const sessionSegment = ({ handle, clientId }: Session): string =>
  formatClientPath({ handle, clientId });
