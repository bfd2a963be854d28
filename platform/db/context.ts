/** The first argument of every use case on the server: the scope and the database. */
import type { Customer, Scope, Staff } from '#kernel/scope.ts';
import type { CommitWith, Database, Db, TransactionOptions } from './database.ts';

export interface Context extends Scope {
  readonly db: Db;
  readonly database: Database;
  /**
   * Identifies the requester, as far as a request tells: a client or a network address. Only to count people; it is never stored.
   */
  readonly asker?: string;
  /** Whether the requester has closed the connection meanwhile. */
  readonly hasLeft?: () => boolean;
}

export type CustomerContext = Context & { readonly actor: Customer };

export type StaffContext = Context & { readonly actor: Staff };

/** Runs `work` with a context whose queries all belong to one transaction. */
export const inTransaction = <C extends Context, T>(
  context: C,
  work: (context: C, last: CommitWith) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> => context.database.transaction((db, last) => work({ ...context, db }, last), options);
