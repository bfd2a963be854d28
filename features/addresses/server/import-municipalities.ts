/** Imports the country's municipalities from a CSV file: codigo_ibge, nome, uf, latitude, longitude, capital. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Database } from '#platform/db/database.ts';
import type { Municipality } from '../domain/address.ts';
import { isState } from '../domain/states.ts';
import { putMunicipalities } from './municipalities.store.ts';

export interface MunicipalityCounts {
  readonly written: number;
  readonly refused: number;
}

const COLUMNS = ['codigo_ibge', 'nome', 'uf', 'latitude', 'longitude', 'capital'] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Maximum size in bytes. The country's file has some hundred kilobytes. */
const MAX_BYTES = 20_000_000;
const BATCH = 1_000;

/**
 * Writes all valid rows in one transaction; invalid rows are reported to `onRefused` and skipped. The refusal is a
 * message for the operator.
 */
export async function importMunicipalities(
  database: Database,
  file: string,
  onRefused: (line: number, reason: string) => void,
): Promise<Result<MunicipalityCounts, string>> {
  const rows = await rowsOf(file);
  if (!rows.ok) return rows;
  const read = new Map<number, Municipality>();
  let refused = 0;
  for (const [at, row] of rows.value.entries()) {
    const municipality = municipalityOf(row);
    if (municipality === undefined) {
      refused += 1;
      onRefused(at + 2, 'não diz um município: confira codigo_ibge, nome, uf, latitude e longitude');
    } else read.set(municipality.code, municipality);
  }
  const all = [...read.values()];
  await database.transaction(async (db) => {
    for (let start = 0; start < all.length; start += BATCH) {
      await putMunicipalities(db, all.slice(start, start + BATCH));
    }
  });
  return accept({ written: all.length, refused });
}

async function rowsOf(file: string): Promise<Result<Row[], string>> {
  try {
    const bytes = await readFile(file);
    const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = zipped ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
    if (plain.byteLength > MAX_BYTES) return refuse(`O arquivo ${file} é grande demais.`);
    const rows: Row[] = parse(plain, { columns: true, bom: true, trim: true, skip_empty_lines: true });
    const missing = COLUMNS.filter((name) => rows[0]?.[name] === undefined);
    if (missing.length > 0) return refuse(`Faltam colunas no arquivo ${file}: ${missing.join(', ')}.`);
    return accept(rows);
  } catch (error) {
    return refuse(
      `O arquivo ${file} não pode ser lido: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function municipalityOf(row: Row): Municipality | undefined {
  const [latitude, longitude] = [Number(row.latitude), Number(row.longitude)];
  const right =
    /^\d{7}$/.test(row.codigo_ibge) &&
    row.nome !== '' &&
    row.nome.length <= 80 &&
    isState(row.uf) &&
    [row.latitude, row.longitude].every((one) => one !== '') &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (!right) return undefined;
  const { nome: name, uf: state, capital } = row;
  return {
    code: Number(row.codigo_ibge),
    name,
    state,
    position: { latitude, longitude },
    capital: capital === '1',
  };
}
