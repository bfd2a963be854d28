import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { refusedPart } from '../../domain/applicant.ts';
import { approvedFromTheStart, mayLogIn } from '../../domain/approval.ts';
import type { ClientChoice } from '../../domain/client-choice.ts';
import { documentLength, parseLoginName } from '../../domain/login/login-name.ts';
import type { OpenSession } from '../../domain/session.ts';
import type { ClientsOf } from '../clients/clients-of.ts';
import { type CustomerRow, customerWord, meetCustomer } from '../clients/customers.store.ts';
import { paymentChoiceOf } from '../clients/payment-choices.store.ts';
import { type Account, accountByLogin, lockPasswordHash } from '../clients/users.store.ts';
import { asLoginRefusal, checkPassword } from '../identity/check-password.ts';
import { deviceFor, type KnownDevice } from '../identity/known-device.ts';
import { awaitSecondStep } from '../second-factor/await-second-step.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { sessionOf } from '../sessions/session-of.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { enterAsRepresentative, type Represents, representativeAccount } from './enter-as-representative.ts';

export interface LoginAttempt {
  readonly login: string;
  readonly password: string;
  readonly ip: string;
  readonly knownDevice?: KnownDevice | undefined;
  readonly asRepresentative: boolean;
  /** Applies for a registration where the supplier approves its clients first and the client is new there. */
  readonly asksToJoin?: boolean | undefined;
  /** Name in the device list. */
  readonly device?: string;
  /** Ended when this login succeeds. */
  readonly previousSessionId?: string | undefined;
  /** Other clients this user may act for; absent: none. */
  readonly clientsOf?: ClientsOf | undefined;
  /** Who may log in as a representative; absent: nobody. */
  readonly represents?: Represents | undefined;
}

export interface LoggedIn extends StartedSession {
  readonly session: OpenSession;
  readonly documentLength: 11 | 14;
  /** Clients the user may act for. With several, the session is for their own client until they choose. */
  readonly choices: readonly ClientChoice[];
}

/** The account is the client's, who may not enter this shop. */
interface NotLetIn {
  readonly code: 'waiting-for-approval' | 'not-approved';
  /** Id of the customer, who may still send documents. */
  readonly applicantId: string;
}

type Refusal =
  | {
      readonly code: 'malformed-login' | 'invalid-credentials' | 'not-a-client' | 'too-many-attempts';
    }
  | NotLetIn
  /** The password was correct, but no session is open: `challenge` is the token for the second step. */
  | { readonly code: 'second-step'; readonly facts: { readonly challenge: string } };

/** Spec 4, login. Unknown logins and wrong passwords cost the same and return the same. */
export async function logIn(context: Context, attempt: LoginAttempt): Promise<Result<LoggedIn, Refusal>> {
  const login = parseLoginName(attempt.login);
  if (login === undefined) return refuse({ code: 'malformed-login' });
  const found = await accountByLogin(context.db, login);
  const device = deviceFor(attempt.knownDevice, found?.userId);
  const { ip, password } = attempt;
  const checked = await checkPassword(context, { login: login.normalised, ip, device, password }, () =>
    attempt.asRepresentative ? representativeAccount(context, found, attempt.represents) : found,
  );
  if (!checked.ok) return refuse(asLoginRefusal(checked.refusal));
  const entered = await inTransaction(context, (inside) => openFor(inside, checked.value, attempt));
  if (attempt.previousSessionId !== undefined) forgetSession(context.database.db, attempt.previousSessionId);
  return entered;
}

/** Opens a session for a verified account, or starts the second step unless `secondStepPassed`. */
export async function openFor(
  context: Context,
  account: Account,
  {
    previousSessionId,
    device = '',
    clientsOf,
    asRepresentative,
    represents,
    asksToJoin = false,
    secondStepPassed = false,
  }: Omit<LoginAttempt, 'login' | 'password' | 'ip' | 'knownDevice'> & {
    readonly secondStepPassed?: boolean;
  },
): Promise<Result<LoggedIn, Refusal>> {
  const { db, supplier, now } = context;
  // A concurrent password change ends all sessions, so the verified hash must still be current.
  if (!(await lockPasswordHash(db, account.userId, account.passwordHash)))
    return refuse({ code: 'invalid-credentials' });
  if (!secondStepPassed) {
    const owner = { kind: 'user', id: account.userId } as const;
    const challenge = await awaitSecondStep(context, owner, { onlyAt: supplier.id, asRepresentative });
    if (challenge !== undefined) return refuse({ code: 'second-step', facts: { challenge } });
  }
  if (asRepresentative) {
    const still = await representativeAccount(context, account, represents);
    if (still === undefined) return refuse({ code: 'invalid-credentials' });
    return accept(await enterAsRepresentative(context, still, { device, previousSessionId }));
  }
  const fromTheStart = approvedFromTheStart(supplier.tags);
  // Merely logging in does not apply for approval.
  const known =
    fromTheStart || asksToJoin
      ? await meetCustomer(db, supplier.id, account.clientId, fromTheStart)
      : await customerWord(db, supplier.id, account.clientId);
  const approved = known?.approved ?? fromTheStart;
  const choices = (await clientsOf?.(context, account)) ?? [];
  const { userId } = account;
  if (mayLogIn(supplier.tags, approved)) {
    const started = await startSession({ db, now }, { userId, device, previousSessionId });
    return accept({
      ...started,
      session: sessionOf({
        ...account,
        handle: started.handle,
        approved,
        ...(known === undefined ? {} : { ...refusedPart(known), customerId: known.id, tags: known.tags }),
        paymentMethodId: await paymentChoiceOf(db, supplier.id, account.clientId),
      }),
      documentLength: documentLength(account.document ?? undefined),
      choices,
    });
  }
  // A user not let in for their own client may enter for another that is.
  const other = choices.find(({ clientId, mayEnter }) => mayEnter && clientId !== account.clientId);
  if (other === undefined) return refuse(whyNotIn(known));
  const acting = { capacity: 'linked', clientId: other.clientId } as const;
  const started = await startSession({ db, now }, { userId, acting, device, previousSessionId });
  return accept({
    ...started,
    session: sessionOf({ ...account, ...asLinkedTo(other), handle: started.handle }),
    documentLength: other.company ? 14 : 11,
    choices,
  });
}

const whyNotIn = (
  known: Pick<CustomerRow, 'id' | 'refusedAt'> | undefined,
): NotLetIn | { readonly code: 'not-a-client' } =>
  known === undefined
    ? { code: 'not-a-client' }
    : { code: known.refusedAt === null ? 'waiting-for-approval' : 'not-approved', applicantId: known.id };

const asLinkedTo = ({ clientId, clientName, company, approved, refused = false }: ClientChoice) =>
  ({
    clientId,
    clientName,
    clientKind: company ? 'company' : 'person',
    capacity: 'linked',
    approved,
    refused,
  }) as const;
