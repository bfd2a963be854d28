import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Validators: paths and queries are text and are coerced to numbers and flags; bodies are JSON and are taken literally, so "1,5"
 * in place of 1.5 is refused.
 */
export function strictBodies(): FastifySchemaCompiler<TSchema> {
  const text = new Ajv({ coerceTypes: 'array', useDefaults: true, removeAdditional: false });
  const json = new Ajv({ coerceTypes: false, useDefaults: true, removeAdditional: false });
  return ({ schema, httpPart }) =>
    httpPart === 'body' ? json.compile(schema) : finite(text.compile(schema));
}

/** Rejects 'Infinity' and '1e999', which coercion turns into a number that passes every limit. */
function finite(validate: ValidateFunction) {
  const check = (part: unknown): boolean => {
    const isValid = validate(part);
    check.errors = isValid ? infinite(part) : (validate.errors ?? null);
    return isValid && check.errors === null;
  };
  check.errors = null as ErrorObject[] | null;
  return check;
}

function infinite(part: unknown): ErrorObject[] | null {
  for (const [name, value] of Object.entries(part ?? {})) {
    if ([value].flat().some((one: unknown) => typeof one === 'number' && !Number.isFinite(one)))
      return [{ keyword: 'type', instancePath: `/${name}`, schemaPath: '', params: {} }];
  }
  return null;
}
