import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { approvalStateOf } from '../../domain/applicant.ts';
import { approvedFromTheStart, mayLogIn } from '../../domain/approval.ts';
import { documentLength } from '../../domain/login/login-name.ts';
import { customerByErpCode, meetCustomer } from '../clients/customers.store.ts';
import { accountOfUser } from '../clients/users.store.ts';
import { forgiveKey, mayTryKey } from '../identity/login-throttle.ts';
import type { LoggedIn } from '../login/log-in.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { sessionOf } from '../sessions/session-of.ts';
import { startSession } from '../sessions/start-session.ts';
import { liveKey, lockApiKey, touchKey } from './api-keys.store.ts';

/** Twelve hours, in milliseconds: a system can log in again at any time, so its sessions are short. */
const LENGTH = 12 * 60 * 60_000;

/** A key's last use is written at most this often. Milliseconds. */
const USED_AGAIN = 5 * 60_000;

export interface KeyAttempt {
  readonly key: string;
  /** Code of the client in the supplier's own system (`customers.erp_code`). */
  readonly erpUser: string;
  readonly ip: string;
  readonly previousSessionId?: string | undefined;
}

export interface KeyLogin extends Omit<LoggedIn, 'choices'> {
  readonly apiKeyId: string;
}

type Refusal = { readonly code: 'wrong-key' | 'waiting-for-approval' | 'not-approved' | 'too-many-attempts' };

/**
 * Spec 6, API-key login: opens a session for the client with this ERP code, valid at this supplier only. An unknown, revoked or
 * foreign key and an unknown ERP code cost the same and return the same. Reliability M03, T33.
 */
export async function logInWithApiKey(
  context: Context,
  { key, erpUser, ip, previousSessionId }: KeyAttempt,
): Promise<Result<KeyLogin, Refusal>> {
  if (!(await mayTryKey(context, ip))) return refuse({ code: 'too-many-attempts' });
  const { db, supplier } = context;
  const known = await liveKey(db, supplier.id, hashOfOpaqueToken(key), context.now);
  const customer = await customerByErpCode(db, supplier.id, erpUser);
  if (known === undefined || customer === undefined) return refuse({ code: 'wrong-key' });
  await forgiveKey(context, ip);
  const entered = await inTransaction(context, async (inside): Promise<Result<KeyLogin, Refusal>> => {
    const account = await accountOfUser(inside.db, customer.userId);
    const locked = await lockApiKey(inside.db, supplier.id, known.id, inside.now);
    if (account === undefined || locked === undefined) return refuse({ code: 'wrong-key' });
    const { userId, clientId } = account;
    const fromTheStart = approvedFromTheStart(supplier.tags);
    const word = await meetCustomer(inside.db, supplier.id, clientId, fromTheStart);
    const { approved } = word;
    const refused = approvalStateOf(word) === 'refused';
    if (!mayLogIn(supplier.tags, approved))
      return refuse({ code: refused ? 'not-approved' : 'waiting-for-approval' });
    const capacity = 'integration' as const;
    const started = await startSession(inside, {
      userId,
      acting: { capacity, clientId, onlyAt: supplier.id, apiKeyId: known.id },
      device: `Integração: ${known.name}`,
      previousSessionId,
      length: Math.min(LENGTH, (locked.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - inside.now),
    });
    return accept({
      ...started,
      session: sessionOf({
        ...account,
        capacity,
        handle: started.handle,
        approved,
        refused,
        customerId: word.id,
        tags: word.tags,
      }),
      documentLength: documentLength(account.document ?? undefined),
      apiKeyId: known.id,
    });
  });
  const { lastUsedAt } = known;
  // After the transaction, whose lock a concurrent login shares.
  if (entered.ok && (lastUsedAt === null || context.now - lastUsedAt.getTime() > USED_AGAIN))
    await touchKey(db, supplier.id, known.id, context.now);
  if (previousSessionId !== undefined) forgetSession(context.database.db, previousSessionId);
  return entered;
}
