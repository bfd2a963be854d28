/** The only place where errors become responses: problem+json with the specification's fields and no internals. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { isDatabaseAway } from '#platform/db/database-away.ts';
import type { Problem, RefusalText } from '../contract/problem.ts';
import { commonRefusals, refusalOf } from './common-refusals.ts';
import { loggableError } from './logging/loggable-error.ts';
import { logSuspicion } from './logging/security-events.ts';
import { HttpRefusal } from './refusal.ts';
import { isAddressTooLong } from './request-guards.ts';
import { inertHeaders } from './security-headers.ts';

/** A refusal's text with any status. */
type ProblemText = Omit<RefusalText, 'status'> & { readonly status: number };

interface ProblemResponse {
  readonly text: ProblemText;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

const unexpected: ProblemText = {
  status: 500,
  message: 'Algo deu errado do nosso lado. Tente novamente em alguns minutos.',
};

/** Installs the handlers for thrown errors and for unknown addresses of the API. */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { text, code, facts } = problemOfError(error, request);
    return sendProblem(request, reply, text, code, facts);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, commonRefusals['not-found'], 'not-found'),
  );
}

/** The public form of an error. Unexpected errors are logged, and answered with 500, or 503 if a retry may help. */
export function problemOfError(error: unknown, request: FastifyRequest): ProblemResponse {
  const refusal = error instanceof HttpRefusal ? error : platformRefusal(error);
  if (refusal?.suspicion !== undefined) logSuspicion(request, refusal.suspicion);
  if (refusal !== undefined) return refusal;
  request.log.error({ err: loggableError(error) }, 'unexpected error');
  const mayBeTriedAgain = isDatabaseAway(error) || isOutOfSpace(error);
  return mayBeTriedAgain ? refusalOf('unavailable') : { text: unexpected, code: 'unexpected' };
}

/** Answers addresses that the router cannot parse: broken escapes, endless segments. No hook has run, or will. */
export function sendUnreadableUrl(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = isAddressTooLong(request) ? 'address-too-long' : 'invalid-request';
  sendProblem(request, reply.headers(inertHeaders), commonRefusals[code], code);
}

/** Maps Fastify's own errors to our refusals. */
function platformRefusal(error: unknown): HttpRefusal | undefined {
  if (!isFastifyError(error)) return undefined;
  if (error.validation !== undefined) return refusalOf('invalid-request', { fields: fieldsOf(error) });
  if (error.statusCode === 413) return refusalOf('body-too-large');
  if (error.statusCode === 415) return refusalOf('unsupported-media-type');
  if (error.statusCode === 503) return refusalOf('overloaded');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpRefusal('invalid-request', commonRefusals['invalid-request']);
  }
  return undefined;
}

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error;

/** Where the request is invalid, or what it lacks: 'body/cartItens/0/quantidade'. Never repeats sent values. */
const fieldsOf = (error: FastifyError): string[] => [
  ...new Set(
    (error.validation ?? []).map(({ keyword, instancePath, params }) => {
      const place = `${error.validationContext ?? ''}${instancePath}`;
      return (keyword === 'required' ? `${place}/${params.missingProperty}` : place) || 'request';
    }),
  ),
];

export const problemOf = (
  text: ProblemText,
  code: string,
  requestId: string,
  facts?: Readonly<Record<string, unknown>>,
): Problem => ({
  type: 'about:blank',
  title: text.message,
  status: text.status,
  detail: text.message,
  message: text.message,
  error: text.message,
  Mensagem: text.message,
  code,
  requestId,
  ...defined({ openModal: text.openModal, action: text.action, facts }),
});

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  text: ProblemText,
  code: string,
  facts?: Readonly<Record<string, unknown>>,
): FastifyReply {
  if (text.status === 429 || text.status === 503) reply.header('retry-after', '5');
  return reply
    .code(text.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(text, code, request.id, facts)));
}

/** Whether a file could not be written because its disk is full or read-only: the request may be sent again later. */
const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code))) ||
    isOutOfSpace(error.cause));
