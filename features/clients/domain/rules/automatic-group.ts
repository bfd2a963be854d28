/** A group of clients whose members are computed from a rule. Its name is what prices and contents cite, and never changes. */
import type { ClientId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { GroupRule } from './group-rule.ts';

export interface AutomaticGroup {
  readonly id: string;
  readonly name: string;
  readonly rule: GroupRule;
  /** The price table of its members of whose own none applies. */
  readonly tableId?: string;
  readonly version: number;
  readonly members: number;
  readonly progress: GroupProgress;
}

export interface GroupProgress {
  /** When its members were last computed, all of them. Absent: never yet. */
  readonly computedAt?: Instant;
  /** The members are being computed, or will be at once. */
  readonly running: boolean;
  /** It was removed, and its members are leaving. */
  readonly emptying: boolean;
  /** How many clients came in and went out when they were last computed. */
  readonly joined: number;
  readonly left: number;
}

export type GroupTerms = Pick<AutomaticGroup, 'rule' | 'tableId'>;

/** What a rule would make of a group now. */
export interface GroupPreview {
  readonly total: number;
  /** How many of them are not in the group yet. */
  readonly joining: number;
  /** Members who do not meet the rule. */
  readonly leaving: number;
  /** The first ones, by name. */
  readonly clients: readonly PreviewedClient[];
}

export interface PreviewedClient {
  readonly clientId: ClientId;
  readonly name: string;
  readonly document: string | null;
}

/** Clients that a preview names. */
export const PREVIEWED = 20;
