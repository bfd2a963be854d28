/** Collects the identifiers that a request carries in path, query, body and headers. None of them is verified yet. */
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

export interface RequestIdentifiers {
  /** Handles in the path; empty for paths without one. */
  readonly handles: readonly string[];
  readonly clientIds: readonly string[];
  /** Slugs or ids of the supplier in path, query and body. */
  readonly supplierKeys: readonly string[];
  /** Supplier keys listed in the `SUPPLIER_HEADER`. */
  readonly supplierList: readonly string[];
}

export function identifiersOf(request: FastifyRequest): RequestIdentifiers {
  const params = recordOf(request.params);
  const path = clientPathOf(params);
  const handles: string[] = [];
  addTexts(handles, params[HANDLE_PARAM]);
  if (path !== undefined) handles.push(path.handle);
  const clientIds: string[] = path?.clientId === undefined ? [] : [path.clientId];
  const supplierKeys: string[] = [];
  for (const part of [params, recordOf(request.query), recordOf(request.body)]) {
    for (const name of CLIENT_FIELDS) addTexts(clientIds, part[name]);
    for (const name of SUPPLIER_FIELDS) addTexts(supplierKeys, part[name]);
  }
  return {
    handles,
    clientIds,
    supplierKeys: supplierKeys.filter(namesSomeone),
    supplierList: headerList(request.headers[SUPPLIER_HEADER]),
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
  header === undefined
    ? []
    : [header]
        .flat()
        .flatMap((line) => line.split(','))
        .map((key) => key.trim())
        .slice(0, 100)
        .filter(namesSomeone);

/** A repeated parameter arrives as an array; each of its values is checked. */
function addTexts(texts: string[], value: unknown): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) texts.push(...value.filter((text) => typeof text === 'string'));
}

const NOTHING = {};

const recordOf = (part: unknown): Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : NOTHING;
