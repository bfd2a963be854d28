/**
 * A call as a value. The path and method live here, where the browser may read them; the schemas live in a
 * `.schema.ts` file beside it, which only the server loads, so that no schema library is shipped.
 */
import type { Static, TSchema } from 'typebox';
import type { RefusalText } from './problem.ts';

/** Fields as a form sends them. */
export const FORM = 'application/x-www-form-urlencoded';

export interface EndpointSchema {
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** The heading in spec 7 under which the call stands. */
  readonly tag: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /**
   * The media types of a body that is not JSON alone: a file, which the handler reads from the request itself, or
   * a form (`FORM`), whose fields are checked as those of JSON are.
   */
  readonly bodyTypes?: readonly string[];
  readonly answer: TSchema;
  /** The media type of an answer that is no JSON: a file, a text. */
  readonly answerType?: string;
  /** Other media types that the caller may ask for. */
  readonly otherAnswerTypes?: readonly string[];
  /** What the feature may refuse the call for, by code: told in the API's documentation, letter by letter. */
  readonly refusals?: Readonly<Record<string, RefusalText>>;
  /** What a refusal carries in its `facts`, by code: for the documentation. */
  readonly facts?: Readonly<Record<string, string>>;
}

export interface Endpoint<Schema extends EndpointSchema = EndpointSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` segments, as in `/v2/app/:token/order/:numpedido`. */
  readonly path: string;
  /** Never set: carries the schema's type only. */
  readonly schema?: Schema;
}

type Part<Schema, Name extends string> = Schema extends { readonly [K in Name]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** What a caller gives. Parts the schema does not name are absent. */
export type Input<Schema extends EndpointSchema> = {
  params: Part<Schema, 'params'>;
  query: Part<Schema, 'query'>;
  body: Part<Schema, 'body'>;
};
export type Answer<Schema extends EndpointSchema> = Static<Schema['answer']>;

/** Describes a call: `endpoint<typeof saveCartSchema>('POST', '/v2/app/:client/usuario/:idcliente/cart')`. */
export const endpoint = <Schema extends EndpointSchema>(
  method: Endpoint['method'],
  path: string,
): Endpoint<Schema> => ({ method, path });

/** The same call with what a later feature, which serves it, may refuse it for. */
export const refusedFor = <Schema extends EndpointSchema>(
  schema: Schema,
  refusals: NonNullable<EndpointSchema['refusals']>,
): Schema => ({ ...schema, refusals });
