/** What a request says of itself, wherever it says it: path, query, body and header. Nothing here is believed yet. */
import type { FastifyRequest } from 'fastify';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { type ClientPath, parseClientPath } from '#platform/contract/client-path.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import {
  CLIENT_FIELDS,
  CLIENT_PATH_PARAM,
  HANDLE_PARAM,
  SUPPLIER_FIELDS,
} from '#platform/contract/identity-fields.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';

export interface Said {
  /** The handles that the path says; none in paths without one. */
  readonly handles: readonly string[];
  readonly clientIds: readonly string[];
  /** What path, query and body call the supplier. */
  readonly supplierKeys: readonly string[];
  /** The header's list. */
  readonly supplierList: readonly string[];
}

export function saidBy(request: FastifyRequest): Said {
  const params = recordOf(request.params);
  const parts = [params, recordOf(request.query), recordOf(request.body)];
  const path = clientPathOf(params);
  return {
    handles: [...textsOf(params[HANDLE_PARAM]), ...(path === undefined ? [] : [path.handle])],
    clientIds: [
      ...(path?.clientId === undefined ? [] : [path.clientId]),
      ...parts.flatMap((part) => CLIENT_FIELDS.flatMap((name) => textsOf(part[name]))),
    ],
    supplierKeys: parts
      .flatMap((part) => SUPPLIER_FIELDS.flatMap((name) => textsOf(part[name])))
      .filter(namesSomeone),
    supplierList: headerList(request.headers[SUPPLIER_HEADER]).filter(namesSomeone),
  };
}

/** The empty UUID means no supplier (spec 9). */
const namesSomeone = (key: string): boolean => key !== '' && key !== EMPTY_UUID;

function clientPathOf(params: Readonly<Record<string, unknown>>): ClientPath | undefined {
  const segment = params[CLIENT_PATH_PARAM];
  if (typeof segment !== 'string') return undefined;
  const path = parseClientPath(segment);
  if (path === undefined) throw refusalOf('invalid-request', { fields: [`params/${CLIENT_PATH_PARAM}`] });
  return path;
}

const headerList = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((key) => key.trim())
    .slice(0, 100);

/** Repeated names come as lists; each of their values has to hold. */
const textsOf = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string');

const recordOf = (part: unknown): Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
