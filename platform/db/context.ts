/** What every use case on the server gets first: who acts, where, when, and the database to ask. */
import type { Customer, Scope, Staff } from '#kernel/scope.ts';
import type { Database, Db, Last, TransactionOptions } from './database.ts';

export interface Context extends Scope {
  readonly db: Db;
  readonly database: Database;
  /** Who asks, as far as a request tells: a client, or a network address. Only to count people; it is never kept. */
  readonly asker?: string;
  /** Whether who asked has closed the connection meanwhile. */
  readonly hasLeft?: () => boolean;
}

/** Of what is done for a client, by whoever acts for it. */
export type CustomerContext = Context & { readonly actor: Customer };

/** Of what a shop's people do. */
export type StaffContext = Context & { readonly actor: Staff };

/** Runs `work` with a context whose questions all belong to one transaction. */
export const inTransaction = <C extends Context, T>(
  context: C,
  work: (context: C, last: Last) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> => context.database.transaction((db, last) => work({ ...context, db }, last), options);
