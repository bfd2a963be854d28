/**
 * Drizzle's prepared questions, asked more directly. For each asking Drizzle runs through four functions that wait for each
 * other and finds out anew what each placeholder and each column is; for what is prepared once and asked a thousand times a second
 * that is a tenth of what the asking costs. What is sent, logged, thrown and answered stays the same: a test beside this holds
 * both ways together. Decision 020.
 */
import { Column, is, Param, Placeholder, SQL, Subquery } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';

type Row = readonly unknown[];
type Values = Readonly<Record<string, unknown>>;
interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}
interface SelectedField {
  readonly path: readonly string[];
  readonly field: unknown;
}

/** The parts of a prepared question that its types keep to themselves, as they are in the version we use. */
interface OpenPrepared {
  readonly params: readonly unknown[];
  readonly client: { query(config: object, params: unknown[]): Promise<{ readonly rows: Row[] }> };
  readonly logger: { logQuery(text: string, params: unknown[]): void };
  readonly rawQueryConfig: { readonly text: string };
  readonly queryConfig: { readonly text: string };
  readonly fields?: readonly SelectedField[];
  readonly customResultMapper?: unknown;
  execute(values?: Values): Promise<unknown>;
}

const isOpen = (prepared: unknown): prepared is OpenPrepared =>
  typeof prepared === 'object' && prepared !== null && 'queryConfig' in prepared && 'params' in prepared;

/** The same question; one whose rows hold others is left as it is. */
export function fastExecute<Question>(prepared: Question): Question {
  if (!isOpen(prepared) || prepared.customResultMapper !== undefined || isNested(prepared)) return prepared;
  const { params, client, logger, fields } = prepared;
  const writers = params.map(writerOf);
  const readRow = fields && rowReader(fields);
  const config = fields === undefined ? prepared.rawQueryConfig : prepared.queryConfig;
  const execute = async (values: Values = {}): Promise<unknown> => {
    const given = writers.map((write) => write(values));
    logger.logQuery(config.text, given);
    const result = await client.query(config, given).catch((error: Error) => {
      throw new DrizzleQueryError(config.text, given, error);
    });
    return readRow === undefined ? result : result.rows.map(readRow);
  };
  return Object.assign(prepared, { execute });
}

function writerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return given(param.name);
  if (!is(param, Param)) return () => param;
  const { value, encoder } = param;
  if (!is(value, Placeholder)) return () => param;
  const read = given(value.name);
  return (values) => encoder.mapToDriverValue(read(values));
}

const given =
  (name: string) =>
  (values: Values): unknown => {
    if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
    return values[name];
  };

const isNested = ({ fields = [] }: OpenPrepared): boolean => fields.some(({ path }) => path.length > 1);

function rowReader(fields: readonly SelectedField[]): (row: Row) => unknown {
  const columns = fields.map(({ path: [name = ''], field }) => ({ name, decoder: decoderOf(field) }));
  return (row) => {
    const read: Record<string, unknown> = {};
    let place = 0;
    for (const { name, decoder } of columns) {
      const value = row[place++] ?? null;
      read[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return read;
  };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { readonly decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { readonly decoder: Decoder }).decoder;
  return (field as { readonly sql: { readonly decoder: Decoder } }).sql.decoder;
}
