/** The fields of a call's schemas as paths ('body/itens/0/id'), and requests with one field changed. */
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import type { Given } from './valid-requests.ts';

export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Field {
  readonly path: string;
  /** The last property name on the path. */
  readonly name: string;
  readonly shape: Shape;
}

export const PARTS = ['params', 'query', 'body'] as const;

export const fieldsOf = (schema: EndpointSchema): Field[] =>
  PARTS.flatMap((part) => within((schema[part] ?? {}) as Shape, part, part));

function within(shape: Shape, path: string, name: string): Field[] {
  if (shape.items !== undefined) return within(shape.items, `${path}/0`, name);
  // Of several alternatives, those with fields; a null beside an object is skipped.
  const forms = shape.anyOf?.filter((one) => one.properties !== undefined || one.items !== undefined) ?? [];
  if (forms.length > 0) return forms.flatMap((one) => within(one, path, name));
  if (shape.properties === undefined) return path.includes('/') ? [{ path, name, shape }] : [];
  return Object.entries(shape.properties).flatMap(([key, inner]) => within(inner, `${path}/${key}`, key));
}

/** A copy of the request with another value in this field; `undefined` removes the field. */
export function withField(given: Given, path: string, value: unknown): Given {
  const copy = structuredClone(given) as Record<string, unknown>;
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  let place = copy;
  for (const [at, step] of steps.entries()) {
    const next = place[step];
    if (typeof next !== 'object' || next === null)
      place[step] = /^\d+$/.test(steps[at + 1] ?? last) ? [] : {};
    place = place[step] as Record<string, unknown>;
  }
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

export const fieldAt = (given: Given, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], given);
