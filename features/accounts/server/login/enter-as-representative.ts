import { EMPTY_UUID, type UserId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { documentLength } from '../../domain/login-name.ts';
import type { Account } from '../clients/users.store.ts';
import { sessionOf } from '../sessions/session-of.ts';
import { startSession } from '../sessions/start-session.ts';

/** Whether the supplier made this user its representative; held so until the transaction ends. A later feature knows. */
export type Represents = (context: Pick<Context, 'db' | 'supplier'>, userId: UserId) => Promise<boolean>;

/** The account as this supplier's representative; for who is none the same is asked, and it's as unknown as any. */
export const representativeAccount = async (
  context: Context,
  account: Account | undefined,
  represents: Represents | undefined,
): Promise<Account | undefined> =>
  (await represents?.(context, account?.userId ?? EMPTY_UUID)) ? account : undefined;

/** The representative's own view: a session that counts at this supplier alone, with no client chosen. Spec 4. */
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
