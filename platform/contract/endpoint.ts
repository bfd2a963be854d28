/**
 * A call as a value. Method and path are in a topic's `.endpoints.ts` file, which the browser may load; the schemas are in a
 * `.schema.ts` file beside it that only the server loads, so that no schema library is shipped.
 */
import type { Static, TSchema } from 'typebox';
import type { RefusalText } from './problem.ts';

/** The media type of form fields. */
export const FORM = 'application/x-www-form-urlencoded';

export interface EndpointSchema {
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** The heading in spec 7 that lists the call. */
  readonly tag: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /**
   * Media types of a body other than JSON: a file, which the handler reads from the request itself, or a form (`FORM`), whose
   * fields are validated like JSON.
   */
  readonly bodyTypes?: readonly string[];
  readonly answer: TSchema;
  /** The media type of a response that is not JSON: a file or a text. */
  readonly answerType?: string;
  /** Further media types that the caller may request. */
  readonly otherAnswerTypes?: readonly string[];
  /** The feature's refusals that the call may return, by code; the API documentation lists them literally. */
  readonly refusals?: Readonly<Record<string, RefusalText>>;
  /** The contents of a refusal's `facts`, by code; for the documentation. */
  readonly facts?: Readonly<Record<string, string>>;
}

export interface Endpoint<Schema extends EndpointSchema = EndpointSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` segments, as in `/v2/app/:token/order/:numpedido`. */
  readonly path: string;
  /** Never set; it only carries the schema's type. */
  readonly schema?: Schema;
}

type Part<Schema, Name extends string> = Schema extends { readonly [K in Name]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The input of a call. Parts that the schema does not name are undefined. */
export type Input<Schema extends EndpointSchema> = {
  params: Part<Schema, 'params'>;
  query: Part<Schema, 'query'>;
  body: Part<Schema, 'body'>;
};
export type Answer<Schema extends EndpointSchema> = Static<Schema['answer']>;

/**
 * Describes a call: `endpoint<typeof saveCartSchema>('POST', '/v2/app/:client/usuario/:idcliente/cart')`. The annotation lets the
 * bundler drop the endpoints of a file that no screen calls.
 */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <Schema extends EndpointSchema>(
  method: Endpoint['method'],
  path: string,
): Endpoint<Schema> => ({ method, path });

/** Adds the refusals of the later feature that serves the call. */
export const refusedFor = <Schema extends EndpointSchema>(
  schema: Schema,
  refusals: NonNullable<EndpointSchema['refusals']>,
): Schema => ({ ...schema, refusals });
