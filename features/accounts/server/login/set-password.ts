import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import type { CodeRefusal } from '../../contract/clients/own-account-texts.ts';
import type { PasswordProblem } from '../../domain/login/password-rules.ts';
import { writeVerifiedEmail } from '../clients/users.store.ts';
import { hashPassword } from '../identity/passwords.ts';
import { codeOwner, takeMailedCode } from '../registration/mailed-codes.store.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { newPasswordProblem } from './new-password-problem.ts';
import { replacePassword } from './replace-password.ts';

/** Sets a new password with a mailed link and returns the user. A rejected password leaves the link valid. Reliability M07. */
export async function setPassword(
  context: Context,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<Result<UserId, { readonly code: Extract<CodeRefusal, 'invalid-link'> | PasswordProblem }>> {
  const { now } = context;
  const codeHash = hashOfOpaqueToken(code);
  const owner = await codeOwner(context.db, 'password', codeHash, now);
  if (owner === undefined) return refuse({ code: 'invalid-link' });
  const { userId, name, email, document, mailedTo } = owner;
  const problem = await newPasswordProblem(password, [email, name, document ?? '']);
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = await hashPassword(password, context);
  const ended = await inTransaction(context, async (inside) => {
    // Two uses may be concurrent: only the one that takes the code changes the password.
    if (!(await takeMailedCode(inside.db, 'password', codeHash, now))) return undefined;
    if (mailedTo === email) await writeVerifiedEmail(inside.db, userId, email, now);
    return replacePassword(inside, { userId, email, passwordHash });
  });
  if (ended === undefined) return refuse({ code: 'invalid-link' });
  for (const id of ended) forgetSession(context.database.db, id);
  return accept(userId);
}
