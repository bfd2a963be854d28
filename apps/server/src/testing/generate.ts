/** Random requests from a call's schemas: mostly valid, sometimes not. */
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { fieldsOf, type Shape, withField } from './fields.ts';
import { LONG, NOT_TEXT, PAYLOADS } from './hostile-values.ts';
import type { Random } from './random.ts';
import type { Given } from './valid-requests.ts';

/** The valid request with up to three fields changed. */
export function mutated(random: Random, schema: EndpointSchema, valid: Given): Given {
  const fields = fieldsOf(schema);
  let given = valid;
  for (let left = random.below(4); left > 0 && fields.length > 0; left -= 1) {
    const { path, shape } = random.pick(fields);
    given = withField(given, path, changed(random, path, shape));
  }
  return random.chance(0.1)
    ? withField(given, `body/${random.pick(PAYLOADS)}`, random.pick(NOT_TEXT))
    : given;
}

function changed(random: Random, path: string, shape: Shape): unknown {
  const inBody = path.startsWith('body');
  const dice = random.below(10);
  if (dice < 5) return fitting(random, shape);
  // A path parameter cannot be left out, and a URL of 100 kB never leaves the socket.
  if (path.startsWith('params')) return random.pick(PAYLOADS) || 'x';
  if (dice < 8) return random.pick(PAYLOADS);
  if (dice < 9 && inBody) return random.pick(NOT_TEXT);
  if (dice < 9 && path.startsWith('query')) return [fitting(random, shape), random.pick(PAYLOADS)];
  return random.chance(0.3) && inBody ? LONG : undefined;
}

/** Boundary values that the schema allows. */
function fitting(random: Random, shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return random.pick(shape.enum);
  if (shape.anyOf !== undefined) return fitting(random, random.pick(shape.anyOf));
  switch (shape.type) {
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return numberOf(random, shape);
    case 'string':
      return textOf(random, shape);
    case 'null':
      return null;
    default:
      return random.pick(NOT_TEXT);
  }
}

const numberOf = (random: Random, { minimum = 0, maximum = 1_000, exclusiveMinimum }: Shape): number =>
  random.pick([
    exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 0.001,
    maximum,
    1,
    minimum + random.below(100),
  ]);

function textOf(random: Random, { pattern, minLength = 0, maxLength = 40 }: Shape): string {
  if (pattern?.includes('[0-9a-f]{12}'))
    return `0190f000-0000-7000-8000-${String(random.below(1e12)).padStart(12, '0')}`;
  const plain = random.pick(['token', 'mercado', '01310-100', 'arroz', 'a']);
  return random.chance(0.3) ? 'x'.repeat(Math.max(minLength, maxLength)) : plain;
}
