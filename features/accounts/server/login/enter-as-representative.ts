import { EMPTY_UUID, type UserId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { documentLength } from '../../domain/login/login-name.ts';
import type { Account } from '../clients/users.store.ts';
import { sessionOf } from '../sessions/session-of.ts';
import { startSession } from '../sessions/start-session.ts';

/**
 * Whether the user is a representative of the supplier; locks that until the transaction ends. Provided by the delegation
 * feature.
 */
export type Represents = (context: Pick<Context, 'db' | 'supplier'>, userId: UserId) => Promise<boolean>;

/**
 * The account if it is a representative of this supplier. For unknown accounts the same query runs, so the cost reveals nothing.
 */
export const representativeAccount = async (
  context: Context,
  account: Account | undefined,
  represents: Represents | undefined,
): Promise<Account | undefined> =>
  (await represents?.(context, account?.userId ?? EMPTY_UUID)) ? account : undefined;

/** Opens the representative's own view: a session that is valid at this supplier only, with no client chosen. Spec 4. */
export async function enterAsRepresentative(
  { db, supplier, now }: Context,
  account: Account,
  opening: { readonly device: string; readonly previousSessionId: string | undefined },
) {
  const acting = { capacity: 'representative', onlyAt: supplier.id } as const;
  const started = await startSession({ db, now }, { ...opening, userId: account.userId, acting });
  const own = { capacity: 'representative', choosing: true, approved: true } as const;
  return {
    ...started,
    session: sessionOf({ ...account, ...own, handle: started.handle }),
    documentLength: documentLength(account.document ?? undefined),
    choices: [],
  };
}
