import pg from 'pg';
import { type OpenConnection, OpenQuery, OpenResult, type Shape, wireValue } from './pg-internals.ts';

export interface NamedQuery extends pg.QueryConfig {
  readonly name: string;
  readonly rowMode?: string;
}

/** The batch that a query was sent with, which is notified of its outcome. */
export interface QueryBatch {
  completed(query: PreparedQuery): void;
  failed(query: PreparedQuery, error: Error): void;
}

/**
 * A prepared query that sends Describe only the first time: PostgreSQL answers it with the description of all columns, which for a row
 * of thirty cost both sides more than the row. The description cannot change: PostgreSQL refuses a prepared statement whose
 * columns are no longer the same. In a batch a query ends with CommandComplete, because ReadyForQuery comes once per batch.
 * Decision 020.
 */
export class PreparedQuery extends OpenQuery {
  readonly #shapes: Map<string, Shape>;
  readonly #batch: QueryBatch | undefined;
  declare name: string;

  private constructor(
    config: NamedQuery,
    values: unknown[] | undefined,
    callback: OpenQuery['callback'],
    shapes: Map<string, Shape>,
    batch: QueryBatch | undefined,
  ) {
    // The text alone: `pg` copies a config object property by property with each query.
    super(config.text, values, callback);
    this.name = config.name;
    this._result = new OpenResult(config.rowMode, config.types ?? pg.types);
    this._results = this._result;
    this.#shapes = shapes;
    this.#batch = batch;
  }

  /** `shapes` are those of its connection, by name. Rejects with a value that cannot be serialised before anything is sent. */
  static send(
    config: NamedQuery,
    values: unknown[] | undefined,
    shapes: Map<string, Shape>,
    batch: QueryBatch | undefined,
    send: (query: PreparedQuery) => void,
  ): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const callback: OpenQuery['callback'] = (error, result) =>
        result === undefined ? reject(error) : resolve(result);
      send(new PreparedQuery(config, values?.map(wireValue), callback, shapes, batch));
    });
  }

  override prepare(connection: OpenConnection): void {
    const shape = this.#shapes.get(this.name);
    if (shape === undefined || !this.hasBeenParsed(connection)) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    connection.bind({ statement: this.name, values: this.values });
    this._getRows(connection);
  }

  override _getRows(connection: OpenConnection): void {
    if (this.#batch === undefined) super._getRows(connection);
    else connection.execute({});
  }

  override handleCommandComplete(message: object, connection: OpenConnection): void {
    super.handleCommandComplete(message, connection);
    this.#batch?.completed(this);
  }

  override handleReadyForQuery(connection: OpenConnection): void {
    if (!this.#shapes.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      this.#shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    }
    super.handleReadyForQuery(connection);
  }

  override handleError(error: Error, connection: OpenConnection): void {
    // A row that could not be parsed fails this query alone, and a connection that ends reaches each query by itself.
    const isResponse = this._canceledDueToError === false && isErrorResponse(error);
    super.handleError(error, connection);
    if (isResponse) this.#batch?.failed(this, error);
  }
}

/** An ErrorResponse to a query; after FATAL there is no connection. By severity, because messages are localised. */
const isErrorResponse = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL';
