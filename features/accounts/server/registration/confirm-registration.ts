import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import type { ConfirmationRefusal } from '../../contract/registration/registration-texts.ts';
import { approvedFromTheStart } from '../../domain/approval.ts';
import { setCustomer } from '../clients/customers.store.ts';
import { accountOfUser } from '../clients/users.store.ts';
import { checkPassword } from '../identity/check-password.ts';
import { openFor } from '../login/log-in.ts';
import { openAccount } from '../login/open-account.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { type RegistrationRow, registrationByCode, takeRegistration } from './registrations.store.ts';
import type { RegistrationExtras } from './registrations.tables.ts';
import { addAcceptance } from './terms-acceptances.store.ts';

export interface RegistrationConfirmation {
  readonly code: string;
  readonly password: string;
  readonly ip: string;
  readonly device: string;
  /** Previous session of the browser; ended when this one opens another. */
  readonly previousSessionId?: string | undefined;
}

export interface Confirmed {
  readonly clientId: ClientId;
  /** The client waits for the supplier's approval. */
  readonly waits: boolean;
  readonly wanted: string | null;
  /** As after a login: refused where the supplier lets nobody in before approval. */
  readonly entered: Awaited<ReturnType<typeof openFor>>;
}

/** Stores what other features added to the registration, in the transaction that opens the account. */
export type SaveExtras = (db: Db, clientId: ClientId, extras: RegistrationExtras) => Promise<void>;

type Outcome = Result<Confirmed, { readonly code: ConfirmationRefusal }>;

/**
 * Turns a registration into an account. The link proves the mailbox, and the password proves that the same person registered:
 * someone who receives a link they did not request has no password for it. Reliability M05, M06.
 */
export async function confirmRegistration(
  context: Context,
  confirmation: RegistrationConfirmation,
  keep: SaveExtras,
): Promise<Outcome> {
  const { supplier, now } = context;
  const codeHash = hashOfOpaqueToken(confirmation.code);
  const pending = await registrationByCode(context.db, supplier.id, codeHash, now);
  if (pending === undefined) return refuse({ code: 'invalid-link' });
  const { ip, password } = confirmation;
  const attempt = { login: `registration ${codeHash}`, ip, password };
  const checked = await checkPassword(context, attempt, () => pending);
  if (!checked.ok) return checked;
  const confirmed = await inTransaction(context, async (inside): Promise<Outcome> => {
    const taken = await takeRegistration(inside.db, supplier.id, codeHash, now);
    return taken === undefined ? refuse({ code: 'invalid-link' }) : open(inside, taken, confirmation, keep);
  });
  if (confirmed.ok && confirmation.previousSessionId !== undefined)
    forgetSession(context.database.db, confirmation.previousSessionId);
  return confirmed;
}

async function open(
  context: Context,
  row: RegistrationRow,
  { device, previousSessionId }: RegistrationConfirmation,
  keep: SaveExtras,
): Promise<Outcome> {
  const { db, supplier, now } = context;
  const { clientId, characteristics, termsVersion } = row;
  const userId = await openAccount(db, { ...row, now });
  // Somebody else registered this e-mail or document in the meantime.
  if (userId === undefined) return refuse({ code: 'already-registered' });
  const approved = approvedFromTheStart(supplier.tags);
  await setCustomer(db, supplier.id, clientId, { approved, characteristics });
  if (termsVersion !== null)
    await addAcceptance(db, supplier.id, { userId, clientId, version: termsVersion }, now);
  await keep(db, clientId, row.extras);
  const account = await accountOfUser(db, userId);
  if (account === undefined) throw new Error('a new user vanished while it was read');
  const entered = await openFor(context, account, { device, previousSessionId, asRepresentative: false });
  return accept({
    clientId,
    waits: !approved,
    wanted: row.wanted,
    entered,
  });
}
