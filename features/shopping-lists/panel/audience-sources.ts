import type { Choice, SearchChoices } from '#platform/panel/forms/fields/choice.ts';

/** The shop's clients and their groups, which later features own: the application passes them in. */
export interface AudienceSources {
  readonly searchClients: SearchChoices;
  /** Names of clients; who is none of the shop's any more is left out. */
  readonly clientsOf: (ids: readonly string[]) => Promise<readonly Choice[]>;
  readonly groups: () => Promise<readonly string[]>;
}
