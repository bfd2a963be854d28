import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { RegistrationRefusal } from '../../contract/registration/registration-texts.ts';
import { approvedFromTheStart } from '../../domain/approval.ts';
import { hashPassword } from '../identity/passwords.ts';
import { mayRegister } from '../login/request-throttle.ts';
import type { CheckedRegistration } from './check-registration.ts';
import { addRegistration } from './registrations.store.ts';
import type { RegistrationExtras } from './registrations.tables.ts';

/** A registration expires after a day. */
const LIFETIME = 24 * 60 * 60_000;

export interface Registering {
  readonly checked: CheckedRegistration;
  /** Data that other features added; they store it at confirmation. */
  readonly extras: RegistrationExtras;
  /** Page of the shop to return to after confirmation. */
  readonly wanted?: string | undefined;
  readonly ip: string;
}

export interface Registered {
  /** Id that the client gets once the e-mail is confirmed. */
  readonly clientId: ClientId;
  readonly email: string;
  /** The client will wait for the supplier's approval. */
  readonly waits: boolean;
}

/**
 * Stores a registration and queues the mail whose link opens the account. Whether the e-mail or document is taken is only checked
 * when the mail is composed, so all requests cost the same and return the same. Reliability M06.
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
