import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { checkSession } from '../../contract/check-session.ts';
import { sessionFromWire } from '../../contract/session.wire.ts';
import type { Session } from '../../domain/session.ts';

export const askSession = async (api: Api, signal: AbortSignal): Promise<Session> =>
  sessionFromWire(
    await api.call(checkSession, { params: { client: VISITOR_HANDLE }, query: {} }, { signal }),
  );
