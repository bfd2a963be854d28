import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Deletion } from '../domain/deletion.ts';
import { deletionRequestOf } from './deletion-requests.store.ts';

/** The client's deletion request, if any. */
export const deletionOf = ({
  db,
  actor,
}: Context & { readonly actor: Customer }): Promise<Deletion | undefined> =>
  deletionRequestOf(db, actor.clientId);
