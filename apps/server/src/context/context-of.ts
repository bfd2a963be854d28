/** Builds the context of a request (caller, supplier, time, database) before any handler runs. */

import type { FastifyInstance } from 'fastify';
import { presentedToken } from '#features/accounts/server/identity/session-cookie.ts';
import { actorOf } from '#features/accounts/server/sessions/actor-of.ts';
import { NO_SUPPLIER, type Shop, supplierScope } from '#features/suppliers/domain/shop.ts';
import { scopeForUser } from '#features/suppliers/domain/tags/user-tags.ts';
import type { Permission, PlatformPermission } from '#kernel/permissions.ts';
import type { SupplierScope } from '#kernel/scope.ts';
import { formatClientPath } from '#platform/contract/client-path.ts';
import { READER_HEADER } from '#platform/contract/headers.ts';
import type { Database } from '#platform/db/database.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { visitorBudget } from '#platform/http/limits/visitor-budget.ts';
import { refuseCrossSiteEffect } from '#platform/http/same-origin.ts';
import {
  checkAct,
  checkClientIds,
  checkHandles,
  checkKeyScope,
  checkShownHandle,
} from './identity-checks.ts';
import { identifiersOf } from './request-identifiers.ts';
import { checkShopState } from './shop-state-checks.ts';
import { platformCaller, staffCaller } from './staff-caller.ts';
import { noSupplier, supplierOf } from './supplier-of.ts';

export interface ContextSettings {
  readonly database: Database;
  readonly sessionSecret: string;
  /** Whether the platform's people need a second step for every call; default true. */
  readonly needsSecondStep?: boolean | undefined;
  /** Maximum calls per minute of all visitors from one address; absent or 0: no limit. */
  readonly visitorCalls?: number | undefined;
}

const scopes = new WeakMap<Shop, SupplierScope>();

/** `supplierByHost` and `supplierByKey` cache a shop for 0.9 s; the same shop object gives the same scope object. */
function scopeOf(shop: Shop): SupplierScope {
  const known = scopes.get(shop) ?? supplierScope(shop);
  scopes.set(shop, known);
  return known;
}

/** Implements `app.contextOf`. */
export function createContextOf({
  database,
  sessionSecret,
  needsSecondStep = true,
  visitorCalls = 0,
}: ContextSettings): FastifyInstance['contextOf'] {
  const { db } = database;
  const budget = visitorBudget(visitorCalls);
  return async (request, reply, call) => {
    const { access, permission, act, supplier: need, weight = 1 } = call;
    refuseCrossSiteEffect(request);
    const said = identifiersOf(request);
    const shop = await supplierOf(db, request.host, said, need);
    if (shop === undefined && need === 'required') throw noSupplier();
    const supplier = shop === undefined ? NO_SUPPLIER : scopeOf(shop);
    request.loggedShop = shop?.id;
    const now = Date.now();
    const hasLeft = (): boolean => request.raw.socket.destroyed;
    const person = { sessionSecret, needsSecondStep, supplier, now };
    if (access === 'platform') {
      const needed = permission as PlatformPermission | undefined;
      const actor = await platformCaller(db, request, { ...person, permission: needed });
      request.loggedActor = actor;
      return { supplier, actor, now, db, database, hasLeft, request, reply };
    }
    if (access === 'staff') {
      const needed = permission as Permission | undefined;
      const actor = await staffCaller(db, request, { ...person, permission: needed });
      request.loggedActor = actor;
      checkShopState(shop, call);
      return { supplier, actor, now, db, database, hasLeft, request, reply };
    }
    checkShopState(shop, call);
    const credentials = {
      secret: sessionSecret,
      token: presentedToken(request),
      mayBeRemembered: access === 'anyone' && request.method === 'GET',
    };
    const { actor, handle, tags } = await actorOf(db, credentials, supplier, now);
    request.loggedActor = actor;
    if (actor.kind === 'visitor' && !budget.may(request, weight, now)) throw refusalOf('too-many-requests');
    if (access === 'customer' && actor.kind !== 'customer') throw refusalOf('session-required');
    if (actor.kind === 'customer')
      reply.header(READER_HEADER, formatClientPath({ handle, clientId: actor.clientId }));
    checkHandles(said.handles, handle, access);
    checkShownHandle(request, actor, handle);
    checkClientIds(said.clientIds, actor, access);
    if (act !== undefined) checkAct(act, actor);
    checkKeyScope(call, actor);
    const asker = actor.kind === 'customer' ? actor.clientId : request.ip;
    const here = scopeForUser(supplier, tags);
    return { supplier: here, actor, now, db, database, asker, hasLeft, request, reply };
  };
}
