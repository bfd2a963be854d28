/** Standing of a client at a supplier, and what staff see when they decide on it. */
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ComparedCheck } from './registration/register-check.ts';
import type { DocumentRequest, RegistrationDocument } from './registration/registration-document.ts';

export type ApprovalState = 'waiting' | 'approved' | 'refused';

/** `refusedAt` is null where the supplier has not refused the client. */
export const approvalStateOf = ({
  approved,
  refusedAt,
}: {
  readonly approved: boolean;
  readonly refusedAt: unknown;
}): ApprovalState => (approved ? 'approved' : refusedAt === null ? 'waiting' : 'refused');

/** Spread into an actor or session: `{ refused: true }` or nothing. */
export const refusedPart = (word: Parameters<typeof approvalStateOf>[0]): { readonly refused?: true } =>
  approvalStateOf(word) === 'refused' ? { refused: true } : {};

export interface Applicant {
  readonly clientId: ClientId;
  readonly standing: ApprovalState;
  readonly kind: 'person' | 'company';
  readonly name: string;
  readonly document: string | null;
  readonly stateRegistration: string | null;
  readonly userName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly characteristics: readonly CharacteristicAnswer[];
  readonly since: Instant;
  /** The primary one first. */
  readonly addresses: readonly ApplicantAddress[];
  /** Of companies that were looked up. */
  readonly register?: ComparedCheck;
  readonly documents: readonly RegistrationDocument[];
  readonly documentRequest?: DocumentRequest;
}

export interface ApplicantAddress {
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export type ApplicantCounts = Readonly<Record<ApprovalState, number>>;
