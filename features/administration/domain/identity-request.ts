/** A shop's owner requests a change of what the platform answers for; the platform's people approve or return it. */
import { changedLegalFields, type LegalIdentity } from '#features/suppliers/domain/legal-identity.ts';
import type { Instant, Staff } from '#kernel/scope.ts';

/** 'open' waits for the platform, 'returned' for the owner; the others are over. */
export const REQUEST_STATES = ['open', 'returned', 'approved', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export interface IdentityRequest {
  readonly id: string;
  readonly state: RequestState;
  /** As the shop was when the request was sent. */
  readonly before: LegalIdentity;
  readonly wanted: LegalIdentity;
  readonly reason: string;
  /** Why it was returned, for the owner. */
  readonly message?: string;
  /** Name of the owner who sent it last. */
  readonly requestedBy: string;
  readonly requestedAt: Instant;
  readonly decidedBy?: string;
  readonly decidedAt?: Instant;
  readonly version: number;
}

type RequestAction = 'send' | 'approve' | 'return' | 'withdraw';

const TRANSITIONS: Readonly<Record<RequestAction, Partial<Readonly<Record<RequestState, RequestState>>>>> = {
  // An open one may be corrected, a returned one is answered by it.
  send: { open: 'open', returned: 'open' },
  approve: { open: 'approved' },
  return: { open: 'returned' },
  withdraw: { open: 'withdrawn', returned: 'withdrawn' },
};

/** Undefined: this cannot be done to a request in that state. */
export const stateAfter = (state: RequestState, action: RequestAction): RequestState | undefined =>
  TRANSITIONS[action][state];

/** A shop has at most one of these. */
export const isActive = (state: RequestState): boolean => state === 'open' || state === 'returned';

/** Whether the shop is no longer as the request says that it was: what was compared is not what would be changed. */
export const isOutdated = ({ before }: Pick<IdentityRequest, 'before'>, current: LegalIdentity): boolean =>
  changedLegalFields(before, current).length > 0;

/** Owners speak for their shop. Who helps them, with the platform's rights or in their name, would decide about an own request. */
export const mayRequestIdentity = ({ standing, actedBy }: Pick<Staff, 'standing' | 'actedBy'>): boolean =>
  standing === 'owner' && actedBy === undefined;
