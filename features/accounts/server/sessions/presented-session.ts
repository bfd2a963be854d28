/** Checks a presented token at a supplier. */

import type { Instant, SupplierScope } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { approvalStateOf } from '../../domain/applicant.ts';
import { approvedFromTheStart, mayLogIn } from '../../domain/approval.ts';
import { readSession } from '../identity/session-token.ts';
import { cachedSession, sessionNow } from './cached-session.ts';
import type { SessionRow } from './sessions.store.ts';

/** The presented token and the secret that verifies its signature. */
export interface Credentials {
  readonly secret: string;
  readonly token: string | undefined;
  /** Accept a cached session up to a second old: enough for calls that only read public data. */
  readonly mayBeRemembered?: boolean;
}

/** Why a supplier that approves its clients first does not let this client in. */
type NotLetIn = 'waiting-for-approval' | 'not-approved' | 'not-a-client';

export type PresentedSession =
  | { readonly state: 'none' | 'expired' | NotLetIn }
  | { readonly state: 'open'; readonly session: KnownSession };

interface KnownSession extends SessionRow {
  readonly approved: boolean;
  readonly refused: boolean;
  /** Whether the client is among the supplier's customers. */
  readonly known: boolean;
}

/** A login at another supplier does not bypass this supplier's approval; a session limited to another supplier is ignored. */
export async function presentedSession(
  db: Db,
  { secret, token, mayBeRemembered = false }: Credentials,
  supplier: SupplierScope,
  now: Instant,
): Promise<PresentedSession> {
  if (token === undefined) return { state: 'none' };
  const id = await readSession(secret, token, now);
  if (id === undefined) return { state: 'expired' };
  if (mayBeRemembered) return worthAt(supplier, await cachedSession(db, supplier.id, id));
  return sessionAt(db, id, supplier, now);
}

export const sessionAt = async (
  db: Db,
  id: string,
  supplier: SupplierScope,
  now: Instant,
): Promise<PresentedSession> => worthAt(supplier, await sessionNow(db, supplier.id, id, now));

function worthAt(supplier: SupplierScope, row: SessionRow | undefined): PresentedSession {
  if (row === undefined) return { state: 'expired' };
  const state = stateAt(supplier, row);
  if (state === 'none') return { state };
  if (state === 'not-let-in') return { state: whyNotIn(row) };
  const approved = approvedAt(supplier, row);
  const refused = approvalStateOf({ ...row, approved }) === 'refused';
  return { state, session: { ...row, approved, refused, known: row.approved !== null } };
}

function whyNotIn({ approved, refusedAt }: SessionRow): NotLetIn {
  // A client who only visits has not applied here.
  if (approved === null) return 'not-a-client';
  return refusedAt === null ? 'waiting-for-approval' : 'not-approved';
}

/** Fields that decide whether an open session is valid at a supplier. */
export type SessionValidity = Pick<SessionRow, 'onlyAt' | 'choosing' | 'approved'>;

export function stateAt(supplier: SupplierScope, row: SessionValidity): 'none' | 'not-let-in' | 'open' {
  if (row.onlyAt !== null && row.onlyAt !== supplier.id) return 'none';
  return mayLogIn(supplier.tags, approvedAt(supplier, row)) ? 'open' : 'not-let-in';
}

/** A representative who has not chosen a client yet needs no client approval. */
const approvedAt = ({ tags }: SupplierScope, { choosing, approved }: SessionValidity): boolean =>
  choosing || (approved ?? approvedFromTheStart(tags));
