/** Checks the identifiers that a request carries against its session. Design 4, paths; reliability M01 and M02. */
import type { FastifyRequest } from 'fastify';
import { scopeOfCall } from '#features/accounts/contract/api-keys/scope-of-call.ts';
import { keyMayNotText } from '#features/accounts/contract/api-keys/scope-texts.ts';
import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { capacityMay, needsClient } from '#features/accounts/domain/capacity-may.ts';
import type { Act } from '#kernel/acts.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Actor } from '#kernel/scope.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { HANDLE_HEADER } from '#platform/contract/headers.ts';
import { notFound, refusalOf, suspectedOf } from '#platform/http/common-refusals.ts';
import type { Access, ServedCall } from '#platform/http/documentation/served-calls.ts';
import { HttpRefusal } from '#platform/http/refusal.ts';

/**
 * The handle has to be the session's own. The literal `token` stands for no session and suffices where anyone may
 * call.
 */
export function checkHandles(handles: readonly string[], ownHandle: string, access: Access): void {
  const fits = (handle: string) => handle === ownHandle || (access === 'anyone' && handle === VISITOR_HANDLE);
  if (handles.every(fits)) return;
  // Without a session the handle belongs to an expired session, which is not suspicious.
  const isOver = ownHandle === VISITOR_HANDLE;
  throw isOver ? refusalOf('foreign-handle') : suspectedOf('foreign-handle', 'foreign-handle');
}

/**
 * A page may still show the previous identity after another tab logged in or chose another client. A write from such
 * a page is meant for that identity, so it is refused. Reliability M11.
 */
export function checkShownHandle(request: FastifyRequest, actor: Actor, ownHandle: string): void {
  const shown = request.headers[HANDLE_HEADER];
  if (shown === undefined || request.method === 'GET' || actor.kind !== 'customer') return;
  if (shown !== ownHandle) throw refusalOf('foreign-handle');
}

/** Another client's id and an unknown id get the same response. The empty UUID names no client. */
export function checkClientIds(clientIds: readonly string[], actor: Actor, access: Access): void {
  const own = actor.kind === 'customer' ? actor.clientId : EMPTY_UUID;
  const fits = (id: string) => id === own || (access === 'anyone' && id === EMPTY_UUID);
  if (clientIds.every(fits)) return;
  throw actor.kind === 'customer' ? suspectedOf('not-found', 'foreign-client') : notFound();
}

/** Checks that the caller's capacity (linked user, representative…) allows the act. Spec 6; reliability M12. */
export function checkAct(act: Act, actor: Actor): void {
  if (actor.kind !== 'customer') return;
  if (actor.choosing && needsClient(act)) throw refusalOf('client-not-chosen');
  if (capacityMay(actor.capacity, act)) return;
  const text = { status: 403, message: mayNotText(actor.capacity, act) } as const;
  throw new HttpRefusal('capacity-may-not', text, { act }, 'not-permitted');
}

/** A session that an API key opened does only what that key allows. */
export function checkKeyScope(call: ServedCall, actor: Actor): void {
  if (actor.kind !== 'customer' || actor.apiKeyId === undefined) return;
  const needed = scopeOfCall(call);
  if (needed === 'none' || (needed !== 'never' && actor.keyScopes?.includes(needed))) return;
  throw new HttpRefusal('key-may-not', keyMayNotText(needed), { permissao: needed }, 'not-permitted');
}
