/** The private parts of `pg` that this folder uses, typed as they are in the pinned version. The tests of this folder check them. */
import type { Socket } from 'node:net';
import pg from 'pg';

export interface OpenConnection {
  readonly stream: Socket;
  readonly submittedNamedStatements: Record<string, string>;
  bind(message: object): void;
  execute(message: object): void;
  sync(): void;
}

export interface OpenClient {
  readonly connection: OpenConnection;
  /** The query whose response comes now, and all others that have been sent. */
  _activeQuery: OpenQuery | null;
  readonly _sentQueryQueue: OpenQuery[];
  readyForQuery: boolean;
  _pulseQueryQueue(): void;
  /** As of the last ReadyForQuery: 'I' outside of a transaction. */
  getTransactionStatus(): string | null;
}

/** The columns of a result, as of RowDescription: the same for each execution. */
export interface Shape {
  readonly fields: pg.FieldDef[];
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** The client's own `query`. */
export type SendQuery = (...args: unknown[]) => unknown;

type Callback = (error: Error | null, result?: pg.QueryResult) => void;

export interface OpenQuery {
  name: string | undefined;
  readonly values: unknown[] | undefined;
  readonly callback: Callback;
  _result: Shape;
  /** The same value if the query is a single statement. */
  _results: Shape;
  _accumulateRows: boolean;
  _canceledDueToError: unknown;
  hasBeenParsed(connection: OpenConnection): boolean;
  submit(connection: OpenConnection): Error | null;
  prepare(connection: OpenConnection): void;
  _getRows(connection: OpenConnection): void;
  handleCommandComplete(message: object, connection: OpenConnection): void;
  handleReadyForQuery(connection: OpenConnection): void;
  handleError(error: Error, connection: OpenConnection): void;
}

export const OpenQuery = (pg as unknown as { readonly Query: unknown }).Query as new (
  text: string,
  values: unknown[] | undefined,
  callback: Callback,
) => OpenQuery;

export const OpenResult = (pg as unknown as { readonly Result: unknown }).Result as new (
  rowMode: string | undefined,
  types: pg.CustomTypesConfig | undefined,
) => Shape;

const { utils } = pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => unknown } };

/** A parameter as it is sent. */
export const wireValue = (value: unknown): unknown => utils.prepareValue(value);
