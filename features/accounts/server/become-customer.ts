import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { approvedFromTheStart } from '../domain/approval.ts';
import { type CustomerRow, meetCustomer } from './customers.store.ts';

/** The supplier's record of the logged-in client, made now if they logged in at another supplier. */
export const becomeCustomer = ({
  db,
  supplier,
  actor,
}: Context & { readonly actor: Customer }): Promise<CustomerRow> =>
  meetCustomer(db, supplier.id, actor.clientId, approvedFromTheStart(supplier.tags));
