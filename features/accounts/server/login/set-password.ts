import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { CodeRefusal } from '../../contract/own-account-texts.ts';
import { type PasswordProblem, passwordProblem } from '../../domain/password-rules.ts';
import { writeVerifiedEmail } from '../clients/users.store.ts';
import { hashOfCode } from '../registration/mailed-code.ts';
import { codeOwner, takeCode } from '../registration/mailed-codes.store.ts';
import { forgetSession } from '../sessions/remembered-session.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';

/** A new password by the link that was mailed. A password that is refused leaves the link as it is. Gives whose it is. Reliability M07. */
export async function setPassword(
  context: Context,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<Result<UserId, { readonly code: Extract<CodeRefusal, 'invalid-link'> | PasswordProblem }>> {
  const { now } = context;
  const codeHash = hashOfCode(code);
  const owner = await codeOwner(context.db, 'password', codeHash, now);
  if (owner === undefined) return refuse({ code: 'invalid-link' });
  const { userId, name, email, document, mailedTo } = owner;
  const problem = passwordProblem(password, [email, name, document ?? '']);
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = await hashPassword(password, context);
  const ended = await inTransaction(context, async (inside) => {
    // Two who come at once: one of them changes the password.
    if (!(await takeCode(inside.db, 'password', codeHash, now))) return undefined;
    if (mailedTo === email) await writeVerifiedEmail(inside.db, userId, email, now);
    return replacePassword(inside, { userId, email, passwordHash });
  });
  if (ended === undefined) return refuse({ code: 'invalid-link' });
  for (const id of ended) forgetSession(context.database.db, id);
  return accept(userId);
}
