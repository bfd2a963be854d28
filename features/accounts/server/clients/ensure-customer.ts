import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { approvedFromTheStart } from '../../domain/approval.ts';
import { rememberCustomer } from './customers.store.ts';

/** Adds the client to the supplier's customers, e.g. when they order here with a login from another supplier. */
export const ensureCustomer = ({
  db,
  supplier,
  actor,
}: Context & { readonly actor: Customer }): Promise<unknown> =>
  actor.known === true
    ? Promise.resolve()
    : rememberCustomer(db, supplier.id, actor.clientId, approvedFromTheStart(supplier.tags));
