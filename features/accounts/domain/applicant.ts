/** A client as the people of a shop see it who decide whether it may buy there. */
import type { AnsweredCharacteristic } from '#features/suppliers/domain/characteristic.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

export type Standing = 'waiting' | 'approved' | 'refused';

/** What a supplier has said of a client; `refusedAt` is null where it has not said no. */
export const standingOf = ({
  approved,
  refusedAt,
}: {
  readonly approved: boolean;
  readonly refusedAt: unknown;
}): Standing => (approved ? 'approved' : refusedAt === null ? 'waiting' : 'refused');

/** For whoever acts as this client: whether the supplier has said no. */
export const refusedPart = (word: Parameters<typeof standingOf>[0]): { readonly refused?: true } =>
  standingOf(word) === 'refused' ? { refused: true } : {};

export interface Applicant {
  readonly clientId: ClientId;
  readonly standing: Standing;
  readonly kind: 'person' | 'company';
  readonly name: string;
  readonly document: string | null;
  readonly stateRegistration: string | null;
  readonly userName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly characteristics: readonly AnsweredCharacteristic[];
  readonly since: Instant;
}
