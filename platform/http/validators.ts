import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Paths and queries are text and are read as the numbers and flags they mean; bodies are JSON and mean what they
 * say: "1,5" in place of 1.5 is refused, never guessed.
 */
export function strictBodies(): FastifySchemaCompiler<TSchema> {
  const text = new Ajv({ coerceTypes: 'array', useDefaults: true, removeAdditional: false });
  const json = new Ajv({ coerceTypes: false, useDefaults: true, removeAdditional: false });
  return ({ schema, httpPart }) => (httpPart === 'body' ? json : text).compile(schema);
}
