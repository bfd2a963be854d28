/** The parts of `pg` that its types keep to themselves, as they are in the version we use. Tests of this folder hold them to it. */
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
  /** Whose answer comes now, and what else has been sent. */
  _activeQuery: OpenQuery | null;
  readonly _sentQueryQueue: OpenQuery[];
  readyForQuery: boolean;
  _pulseQueryQueue(): void;
  /** As of the last answer: 'I' outside of a transaction. */
  getTransactionStatus(): string | null;
}

/** What an answer's rows are made of: asked for once, the same for each answer. */
export interface Shape {
  readonly fields: pg.FieldDef[];
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** The client's own way of asking. */
export type SendQuery = (...question: unknown[]) => unknown;

type Callback = (error: Error | null, result?: pg.QueryResult) => void;

export interface OpenQuery {
  name: string | undefined;
  readonly values: unknown[] | undefined;
  readonly callback: Callback;
  _result: Shape;
  /** The same, where a question is one statement. */
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

/** A value as it goes over the wire. */
export const wireValue = (value: unknown): unknown => utils.prepareValue(value);
