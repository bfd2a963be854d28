import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { tagsOfCustomer } from './customers.store.ts';

/** Tags that the supplier gave this client. Spec 6, user tags. */
export const tagsOfClient = ({
  db,
  supplier,
  actor,
}: Context & { readonly actor: Customer }): Promise<readonly string[]> =>
  tagsOfCustomer(db, supplier.id, actor.clientId);
