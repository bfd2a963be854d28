import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { approvedFromTheStart } from '../../domain/approval.ts';
import { rememberCustomer } from './customers.store.ts';

/** Whoever orders is a customer of the supplier, also when they logged in at another one. */
export const ensureCustomer = ({
  db,
  supplier,
  actor,
}: Context & { readonly actor: Customer }): Promise<unknown> =>
  actor.known === true
    ? Promise.resolve()
    : rememberCustomer(db, supplier.id, actor.clientId, approvedFromTheStart(supplier.tags));
