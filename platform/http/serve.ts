/**
 * Registers a call that is described as a value as a Fastify route: validates the input, serializes the output, adds the OpenAPI
 * entry, and resolves actor and supplier before the handler runs.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Act } from '#kernel/acts.ts';
import { defined } from '#kernel/defined.ts';
import type { Permission, PlatformPermission } from '#kernel/permissions.ts';
import type { Actor, Customer, PlatformPerson, Shopper, Staff } from '#kernel/scope.ts';
import { type Answer, type Endpoint, type EndpointSchema, FORM, type Input } from '../contract/endpoint.ts';
import type { Context } from '../db/context.ts';
import type { Access, ServedCall } from './documentation/served-calls.ts';
import { refuseCrossSiteEffect } from './same-origin.ts';

/** The context of a request: scope and database, and Fastify's request and reply for the few calls that need them. */
export interface RequestContext<A extends Actor = Actor> extends Context {
  readonly actor: A;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Actors {
  readonly anyone: Shopper;
  readonly customer: Customer;
  readonly staff: Staff;
  readonly platform: PlatformPerson;
}
type ActorFor<Who extends Access> = Actors[Who];

export type ServeOptions<Who extends Access> = CommonOptions<Who> &
  (Who extends 'staff'
    ? { readonly permission: Permission }
    : Who extends 'platform'
      ? { readonly permission: PlatformPermission }
      : { readonly permission?: never });

interface CommonOptions<Who extends Access> {
  /** Required, without a default: every route states who may call it. */
  readonly access: Who;
  /** 'none' for the few calls that work before a supplier is known. */
  readonly supplier?: 'required' | 'none';
  /** The act that is performed for the client, if not every user of a client may do it. Set for calls that change something. */
  readonly act?: Act;
  /** Units in a visitor's budget, for calls that cost more than others; 1 if absent. */
  readonly weight?: number;
  /** For calls that wait for a payment provider; files may always take long. Others are refused with 503 after 5 s of work. */
  readonly mayTakeLong?: boolean;
  /** For the few calls of shoppers and providers that a suspended or archived shop still serves. */
  readonly whileClosed?: boolean;
  /** For the calls by which shoppers order; a shop that has not opened refuses them. */
  readonly sells?: boolean;
  /** For the few calls that accept larger bodies. Bytes. */
  readonly bodyLimit?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered calls, in order: the source of the OpenAPI document and of the authorisation table. */
    servedCalls: ServedCall[];
    /** Resolves actor and supplier, or throws a refusal. Set by `apps/server`. */
    contextOf(request: FastifyRequest, reply: FastifyReply, call: ServedCall): Promise<RequestContext>;
  }
}

/** Registers a call. The handler may trust its input: shapes are validated, and ids in path and query belong to the caller. */
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
    ...defined({
      permission: options.permission,
      act: options.act,
      whileClosed: options.whileClosed,
      sells: options.sells,
    }),
    supplier: options.supplier ?? 'required',
    ...defined({ weight: options.weight }),
  };
  app.servedCalls.push(call);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...defined({ bodyLimit: options.bodyLimit }),
    // Before any byte of the body is read. GET routes also serve HEAD, which `contextOf` checks.
    ...(endpoint.method === 'GET' ? {} : { onRequest: beforeBody }),
    schema: {
      ...defined({ params: schema.params, querystring: schema.query }),
      ...(schema.body !== undefined && hasFields(schema) ? { body: schema.body } : {}),
      response: { 200: schema.answer },
    },
    handler: async (request, reply) => {
      reply.workBegan = reply.elapsedTime;
      reply.mayTakeLong = options.mayTakeLong ?? schema.answerType !== undefined;
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

/** A file cannot be validated before it is read. */
const hasFields = ({ bodyTypes }: EndpointSchema): boolean => bodyTypes?.includes(FORM) ?? true;
