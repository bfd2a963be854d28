/** Whether what a request says of its caller is true. Design 4, paths; reliability M01 and M02. */
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Actor } from '#kernel/scope.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { notFound, refusalOf, suspectedOf } from '#platform/http/common-refusals.ts';
import type { Access } from '#platform/http/served-calls.ts';

/** The handle is the session's. `token` says nothing, which is enough where anyone may call. */
export function checkHandles(handles: readonly string[], ownHandle: string, access: Access): void {
  const fits = (handle: string) => handle === ownHandle || (access === 'anyone' && handle === VISITOR_HANDLE);
  if (handles.every(fits)) return;
  // Without a session it's the handle of one that is over.
  const isOver = ownHandle === VISITOR_HANDLE;
  throw isOver ? refusalOf('foreign-handle') : suspectedOf('foreign-handle', 'foreign-handle');
}

/** Another client's id and one that does not exist get the same answer. The empty UUID names no one. */
export function checkClientIds(clientIds: readonly string[], actor: Actor, access: Access): void {
  const own = actor.kind === 'customer' ? actor.clientId : EMPTY_UUID;
  const fits = (id: string) => id === own || (access === 'anyone' && id === EMPTY_UUID);
  if (clientIds.every(fits)) return;
  throw actor.kind === 'customer' ? suspectedOf('not-found', 'foreign-client') : notFound();
}
