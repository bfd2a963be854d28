/** All that a shop knows of one of its clients. */
import type { Address } from '#features/addresses/domain/address.ts';
import type { LinkedUser } from '#features/delegation/domain/linked-user.ts';
import type { Credit } from '#features/payments/domain/credit.ts';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ClientSummary } from './client-summary.ts';

export interface AcceptedTerms {
  readonly version: number;
  readonly at: Instant;
  readonly by: string;
}

export interface ClientConversation {
  readonly id: string;
  /** Absent: about the shop. */
  readonly orderNumber?: OrderNumber;
  readonly changedAt: Instant;
  readonly messages: number;
  readonly closed: boolean;
}

export interface ClientShoppingList {
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
  readonly updatedAt: Instant;
}

export interface ClientPage extends ClientSummary {
  /** The supplier's own id of the client. */
  readonly customerId: string;
  readonly stateRegistration: string | null;
  readonly phone: string | null;
  readonly characteristics: readonly CharacteristicAnswer[];
  /** Of tags and ERP code, which two people may edit at once. */
  readonly version: number;
  /** The person has had their data deleted; only what the law requires remains. */
  readonly forgotten: boolean;
  readonly credit: Credit;
  readonly groups: readonly string[];
  /** Those of the groups that a rule fills. */
  readonly automaticGroups: readonly string[];
  readonly addresses: readonly Omit<Address, 'position'>[];
  readonly users: readonly LinkedUser[];
  readonly lists: readonly ClientShoppingList[];
  readonly conversations: readonly ClientConversation[];
  readonly acceptedTerms: readonly AcceptedTerms[];
}
