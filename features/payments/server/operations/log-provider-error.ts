import type { FastifyBaseLogger } from 'fastify';
import { loggableError } from '#platform/http/loggable-error.ts';
import type { Trouble } from '../providers/payment-gateways.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** A line of the log at once, though the charge is looked after again: whoever runs the server hears of a provider that is down. */
export const logProviderError =
  (log: Log) =>
  ({ error, ...facts }: Trouble): void => {
    const err = error === undefined ? {} : { err: withoutWords(loggableError(error)) };
    log.warn({ ...facts, ...err }, 'a charge waits: its provider gave no good answer');
  };

/** Kind and place alone: whatever speaks with a provider may repeat a card's token, or who pays, in its words. */
function withoutWords({
  message: _,
  cause,
  ...place
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return cause === undefined
    ? place
    : { ...place, cause: withoutWords(cause as Readonly<Record<string, unknown>>) };
}
