import type { FastifyBaseLogger } from 'fastify';
import { loggableError } from '#platform/http/logging/loggable-error.ts';
import type { Trouble } from '../providers/payment-gateways.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Logs immediately, although the operation is retried later: the operator learns that a provider is down. */
export const logProviderError =
  (log: Log) =>
  ({ error, ...facts }: Trouble): void => {
    const err = error === undefined ? {} : { err: withoutWords(loggableError(error)) };
    log.warn({ ...facts, ...err }, 'a charge waits: its provider gave no good answer');
  };

/** Drops the messages: errors from provider calls may contain a card's token or the payer's name. */
function withoutWords({
  message: _,
  cause,
  ...place
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return cause === undefined
    ? place
    : { ...place, cause: withoutWords(cause as Readonly<Record<string, unknown>>) };
}
