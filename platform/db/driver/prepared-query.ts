import pg from 'pg';
import { type OpenConnection, OpenQuery, OpenResult, type Shape, wireValue } from './pg-internals.ts';

export interface NamedQuery extends pg.QueryConfig {
  readonly name: string;
  readonly rowMode?: string;
}

/** Those it is asked with, which hear how it came out. */
export interface QueryBatch {
  answered(question: PreparedQuery): void;
  failed(question: PreparedQuery, error: Error): void;
}

/**
 * A prepared question. The shape of its rows is asked for the first time alone: PostgreSQL told it again with each answer,
 * which for a row of thirty columns cost both sides more than the row. It can't change: PostgreSQL refuses a prepared
 * statement whose columns have become others. In a batch it ends with its own answer, and not with the server's readiness for
 * more, of which a batch is told once. Decision 020.
 */
export class PreparedQuery extends OpenQuery {
  readonly #shapes: Map<string, Shape>;
  readonly #batch: QueryBatch | undefined;
  declare name: string;

  private constructor(
    question: NamedQuery,
    values: unknown[] | undefined,
    callback: OpenQuery['callback'],
    shapes: Map<string, Shape>,
    batch: QueryBatch | undefined,
  ) {
    // By its text alone: `pg` copies a whole question, property by property, each time it is asked.
    super(question.text, values, callback);
    this.name = question.name;
    this._result = new OpenResult(question.rowMode, question.types ?? pg.types);
    this._results = this._result;
    this.#shapes = shapes;
    this.#batch = batch;
  }

  /** `shapes` are those of its connection, by name. */
  static asked(
    question: NamedQuery,
    values: unknown[] | undefined,
    shapes: Map<string, Shape>,
    batch: QueryBatch | undefined,
    ask: (question: PreparedQuery) => void,
  ): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const answer: OpenQuery['callback'] = (error, result) =>
        result === undefined ? reject(error) : resolve(result);
      // A value that cannot be written throws here, before anything is on its way.
      ask(new PreparedQuery(question, values?.map(wireValue), answer, shapes, batch));
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
    this.#batch?.answered(this);
  }

  override handleReadyForQuery(connection: OpenConnection): void {
    if (!this.#shapes.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      this.#shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    }
    super.handleReadyForQuery(connection);
  }

  override handleError(error: Error, connection: OpenConnection): void {
    // A row that could not be read is this question's own trouble, a connection that ends is told to each.
    const isAnswer = this._canceledDueToError === false && isRefusal(error);
    super.handleError(error, connection);
    if (isAnswer) this.#batch?.failed(this, error);
  }
}

/** PostgreSQL's word on a question; after its last word there is no connection. Some databases speak other languages. */
const isRefusal = (error: Error): boolean => error instanceof pg.DatabaseError && error.severity !== 'FATAL';
