import type { Context } from '#platform/db/context.ts';
import { type Session, visitorSession } from '../../domain/session.ts';
import { type Credentials, presentedSession } from './presented-session.ts';
import { sessionOf } from './session-of.ts';
import { touchSession } from './sessions.store.ts';

/** Precision of the device list's "last seen", in milliseconds: saves a write for each page. */
const SEEN_AGAIN = 5 * 60_000;

export interface SessionCheck {
  readonly session: Session;
  /** Why a presented session is not valid here. */
  readonly problem?: 'expired' | 'waiting-for-approval' | 'not-approved';
}

/** Spec 4, session check on load. */
export async function checkSession(
  { db, supplier, now }: Context,
  credentials: Credentials,
): Promise<SessionCheck> {
  const presented = await presentedSession(db, credentials, supplier, now);
  if (presented.state === 'none' || presented.state === 'not-a-client') return { session: visitorSession };
  if (presented.state !== 'open') return { session: visitorSession, problem: presented.state };
  const { id, seenAt } = presented.session;
  if (now - seenAt.getTime() > SEEN_AGAIN) await touchSession(db, id, now);
  return { session: sessionOf(presented.session) };
}
