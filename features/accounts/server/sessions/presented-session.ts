/** What a presented token is worth at this supplier. */
import type { Instant, SupplierScope } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { standingOf } from '../../domain/applicant.ts';
import { approvedFromTheStart, mayLogIn } from '../../domain/approval.ts';
import { rememberedSession, sessionNow } from './remembered-session.ts';
import { readSession } from './session-token.ts';
import type { SessionRow } from './sessions.store.ts';

/** A token as it was presented, and the secret that tells whether we signed it. */
export interface Credentials {
  readonly secret: string;
  readonly token: string | undefined;
  /** Enough for calls that only read what anyone may: what was true less than a second ago. */
  readonly mayBeRemembered?: boolean;
}

/** Why a supplier that approves its clients first lets one not in. */
type NotLetIn = 'waiting-for-approval' | 'not-approved' | 'not-a-client';

export type PresentedSession =
  | { readonly state: 'none' | 'expired' | NotLetIn }
  | { readonly state: 'open'; readonly session: KnownSession };

interface KnownSession extends SessionRow {
  readonly approved: boolean;
  readonly refused: boolean;
  /** Whether the supplier has its client among its customers. */
  readonly known: boolean;
}

/** A login at another supplier is no way around this supplier's approval; one that counts only there is none here. */
export async function presentedSession(
  db: Db,
  { secret, token, mayBeRemembered = false }: Credentials,
  supplier: SupplierScope,
  now: Instant,
): Promise<PresentedSession> {
  if (token === undefined) return { state: 'none' };
  const id = await readSession(secret, token, now);
  if (id === undefined) return { state: 'expired' };
  if (mayBeRemembered) return worthAt(supplier, await rememberedSession(db, supplier.id, id));
  return sessionAt(db, id, supplier, now);
}

/** What the session of this id is worth at this supplier. */
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
  const refused = standingOf({ ...row, approved }) === 'refused';
  return { state, session: { ...row, approved, refused, known: row.approved !== null } };
}

function whyNotIn({ approved, refusedAt }: SessionRow): NotLetIn {
  // Whoever merely looks around here has asked for nothing.
  if (approved === null) return 'not-a-client';
  return refusedAt === null ? 'waiting-for-approval' : 'not-approved';
}

/** What decides whether an open session counts at a supplier. */
export type Standing = Pick<SessionRow, 'onlyAt' | 'choosing' | 'approved'>;

/** What an open session is at this supplier. */
export function stateAt(supplier: SupplierScope, row: Standing): 'none' | 'not-let-in' | 'open' {
  if (row.onlyAt !== null && row.onlyAt !== supplier.id) return 'none';
  return mayLogIn(supplier.tags, approvedAt(supplier, row)) ? 'open' : 'not-let-in';
}

/** In the view of their own a representative is no client who would have to be approved. */
const approvedAt = ({ tags }: SupplierScope, { choosing, approved }: Standing): boolean =>
  choosing || (approved ?? approvedFromTheStart(tags));
