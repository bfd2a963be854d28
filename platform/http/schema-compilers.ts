import { Ajv, type ErrorObject } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

/** A compiled schema; `errors` are those of its last call. */
interface Validator {
  (part: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * Schemas of requests and responses are compiled when the first value comes: a server has more than a thousand, of which a start needs
 * none. Paths and queries are text and are coerced to numbers and flags; bodies are JSON and are taken literally, so "1,5" in
 * place of 1.5 is refused.
 */
export function compileSchemasOnUse(app: FastifyInstance): void {
  const text = new Ajv({ coerceTypes: 'array', useDefaults: true, removeAdditional: false });
  const json = new Ajv({ coerceTypes: false, useDefaults: true, removeAdditional: false });
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    onFirstUse(() => (httpPart === 'body' ? json.compile(schema) : finite(text.compile(schema)))),
  );
  app.setSerializerCompiler<TSchema>(({ schema }) => {
    let serialise: ((value: unknown) => string) | undefined;
    return (value) => {
      serialise ??= fastJsonStringify(schema);
      return serialise(value);
    };
  });
}

function onFirstUse(compile: () => Validator): Validator {
  let validate: Validator | undefined;
  const check: Validator = (part) => {
    validate ??= compile();
    const isValid = validate(part);
    check.errors = validate.errors ?? null;
    return isValid;
  };
  return check;
}

/** Rejects 'Infinity' and '1e999', which coercion turns into a number that passes every limit. */
function finite(validate: Validator): Validator {
  const check: Validator = (part) => {
    const isValid = validate(part);
    check.errors = isValid ? infinite(part) : (validate.errors ?? null);
    return isValid && check.errors === null;
  };
  return check;
}

function infinite(part: unknown): ErrorObject[] | null {
  for (const [name, value] of Object.entries(part ?? {})) {
    if ([value].flat().some((one: unknown) => typeof one === 'number' && !Number.isFinite(one)))
      return [{ keyword: 'type', instancePath: `/${name}`, schemaPath: '', params: {} }];
  }
  return null;
}
