/**
 * From a call described as a value to a Fastify route: validation in, fast serialization out, the OpenAPI
 * entry, and the two questions that every call answers before its handler runs: who asks, at which supplier.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Act } from '#kernel/acts.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Actor, Customer, Shopper, Staff } from '#kernel/scope.ts';
import { type Answer, type Endpoint, type EndpointSchema, FORM, type Input } from '../contract/endpoint.ts';
import type { Context } from '../db/context.ts';
import type { Access, ServedCall } from './documentation/served-calls.ts';
import { refuseCrossSiteEffect } from './same-origin.ts';

/** A request's context: the scope and the database, and the exchange for the few calls that need it. */
export interface RequestContext<A extends Actor = Actor> extends Context {
  readonly actor: A;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Actors {
  readonly anyone: Shopper;
  readonly customer: Customer;
  readonly staff: Staff;
}
type ActorFor<Who extends Access> = Actors[Who];

export type ServeOptions<Who extends Access> = CommonOptions<Who> &
  (Who extends 'staff' ? { readonly permission: Permission } : { readonly permission?: never });

interface CommonOptions<Who extends Access> {
  /** 'anyone' is a decision, not a default: who may call stands at every route. */
  readonly access: Who;
  /** 'none' for the few calls that work before a supplier is known. */
  readonly supplier?: 'required' | 'none';
  /** What is done for the client: not everyone may who acts for one. Set where something changes. */
  readonly act?: Act;
  /** As how many calls it counts in a visitor's budget, where it is more work than others; one where absent. */
  readonly weight?: number;
  /** For the few calls whose bodies may be larger than all others. Bytes. */
  readonly bodyLimit?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything served, in order: the source of the OpenAPI document and of the authorisation table. */
    servedCalls: ServedCall[];
    /** Resolves actor and supplier or throws a refusal. Set by `apps/server`. */
    contextOf(request: FastifyRequest, reply: FastifyReply, call: ServedCall): Promise<RequestContext>;
  }
}

/** Registers a call. The handler trusts its input: shapes are checked, ids of path and query belong to the caller. */
export function serve<Schema extends EndpointSchema, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Schema>,
  schema: Schema,
  options: ServeOptions<Who>,
  handler: (
    context: RequestContext<ActorFor<Who>>,
    input: Input<Schema>,
  ) => Promise<Answer<Schema>> | Answer<Schema>,
): void {
  const call: ServedCall = {
    endpoint,
    schema,
    access: options.access,
    ...(options.permission === undefined ? {} : { permission: options.permission }),
    ...(options.act === undefined ? {} : { act: options.act }),
    supplier: options.supplier ?? 'required',
    ...(options.weight === undefined ? {} : { weight: options.weight }),
  };
  app.servedCalls.push(call);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    // Before a byte of the body is read; a HEAD of a GET is refused with its context.
    ...(endpoint.method === 'GET' ? {} : { onRequest: beforeBody }),
    schema: {
      ...(schema.params === undefined ? {} : { params: schema.params }),
      ...(schema.query === undefined ? {} : { querystring: schema.query }),
      ...(schema.body !== undefined && hasFields(schema) ? { body: schema.body } : {}),
      response: { 200: schema.answer },
    },
    handler: async (request, reply) => {
      const context = await app.contextOf(request, reply, call);
      if (schema.answerType !== undefined) reply.type(schema.answerType);
      const input = { params: request.params, query: request.query, body: request.body } as Input<Schema>;
      return handler(context as RequestContext<ActorFor<Who>>, input);
    },
  });
}

const beforeBody: onRequestHookHandler = (request, _reply, done) => {
  refuseCrossSiteEffect(request);
  done();
};

/** Of a file nothing can be checked before it is read. */
const hasFields = ({ bodyTypes }: EndpointSchema): boolean => bodyTypes?.includes(FORM) ?? true;
