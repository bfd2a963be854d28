import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { checkStaffSessionEndpoint } from '../contract/staff/staff-session.endpoints.ts';
import { openStaffSessionFromWire } from '../contract/staff/staff-session.wire.ts';
import type { StaffSession } from '../domain/staff-session.ts';

/** Milliseconds; each call is checked by the server, so this only decides what is offered. */
const FRESH = 60_000;

/** The panel's session; null where none is open. */
export const staffSessionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff-session'] as const,
    staleTime: FRESH,
    // A refused call is a session's end only while the session is known.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<StaffSession | null> =>
      openStaffSessionFromWire(await api.call(checkStaffSessionEndpoint, {}, { signal })) ?? null,
  });
