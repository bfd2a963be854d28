import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { checkSessionEndpoint } from '../../contract/sessions/session.endpoints.ts';
import { sessionFromWire } from '../../contract/sessions/session.wire.ts';
import type { Session } from '../../domain/session.ts';

export const fetchSession = async (api: Api, signal: AbortSignal): Promise<Session> =>
  sessionFromWire(
    await api.call(checkSessionEndpoint, { params: { client: VISITOR_HANDLE }, query: {} }, { signal }),
  );
