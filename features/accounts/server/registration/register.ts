import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { RegistrationRefusal } from '../../contract/registration-texts.ts';
import { approvedFromTheStart } from '../../domain/approval.ts';
import { hashPassword } from '../login/passwords.ts';
import { mayRegister } from '../login/request-throttle.ts';
import type { CheckedRegistration } from './check-registration.ts';
import { addRegistration } from './registrations.store.ts';
import type { RegistrationExtras } from './registrations.tables.ts';

/** A day to look at one's mail; then nothing is kept of it. */
const LIFETIME = 24 * 60 * 60_000;

export interface Registering {
  readonly checked: CheckedRegistration;
  /** What later features keep of it. */
  readonly extras: RegistrationExtras;
  /** The page of the shop that asked for it. */
  readonly wanted?: string | undefined;
  readonly ip: string;
}

export interface Registered {
  /** What the client will be called by, once the e-mail is confirmed. */
  readonly clientId: ClientId;
  readonly email: string;
  /** The supplier will look at it first. */
  readonly waits: boolean;
}

/**
 * Takes a registration, and mails a link that makes it an account. Whether somebody has this e-mail or document already
 * is only looked at when the mail is written: until then all cost and answer the same. Reliability M06.
 */
export async function register(
  context: Context,
  { checked, extras, wanted, ip }: Registering,
): Promise<Result<Registered, { readonly code: Extract<RegistrationRefusal, 'too-many-requests'> }>> {
  const { registration, password, termsVersion, characteristics } = checked;
  if (!(await mayRegister(context, registration, ip))) return refuse({ code: 'too-many-requests' });
  const passwordHash = await hashPassword(password, context);
  const { supplier, now } = context;
  const [id, clientId] = [newId(), newId()];
  await inTransaction(context, async ({ db }) => {
    await addRegistration(db, {
      ...registration,
      supplierId: supplier.id,
      id,
      clientId,
      passwordHash,
      termsVersion,
      characteristics: [...characteristics],
      extras,
      wanted: wanted ?? null,
      createdAt: new Date(now),
      expiresAt: new Date(now + LIFETIME),
    });
    await queueMail(db, 'registration', { supplierId: supplier.id, registrationId: id }, now);
  });
  return accept({ clientId, email: registration.email, waits: !approvedFromTheStart(supplier.tags) });
}
