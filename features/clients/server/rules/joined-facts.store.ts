/** Facts about a client compared and joined, as SQL. */
import { type SQL, sql } from 'drizzle-orm';
import type { ClientFact } from '#features/accounts/server/clients/shop-clients.store.ts';
import type { Bound } from '../../domain/rules/group-rule.ts';

/** True where all facts are, or any of them; an unknown one is false. */
export const joinedFacts =
  (join: 'all' | 'any', facts: readonly ClientFact[]): ClientFact =>
  (clientId) => {
    const parts: SQL[] = facts.map((fact) => sql`((${fact(clientId)}) is true)`);
    return sql`(${sql.join(parts, join === 'all' ? sql` and ` : sql` or `)})`;
  };

export const bothFacts = (one: ClientFact, other: ClientFact): ClientFact => joinedFacts('all', [one, other]);

export const notFact =
  (fact: ClientFact): ClientFact =>
  (clientId) =>
    sql`not (${fact(clientId)})`;

export const factBound =
  (figure: ClientFact, bound: Bound, limit: number): ClientFact =>
  (clientId) =>
    bound === 'at-least' ? sql`${figure(clientId)} >= ${limit}` : sql`${figure(clientId)} <= ${limit}`;

/** Of a day that may be null. */
export function factDay(day: ClientFact, when: 'within' | 'before', than: string): ClientFact;
export function factDay(day: ClientFact, when: 'never'): ClientFact;
export function factDay(day: ClientFact, when: 'within' | 'before' | 'never', than = ''): ClientFact {
  return (clientId) => {
    if (when === 'never') return sql`${day(clientId)} is null`;
    return when === 'within' ? sql`${day(clientId)} >= ${than}::date` : sql`${day(clientId)} < ${than}::date`;
  };
}
