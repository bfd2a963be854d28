import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';

let writtenAt = 0;
let written = '';

/** As pino writes it, but once for all lines of a millisecond. */
function timestamp(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    written = `,"time":"${new Date(now).toISOString()}"`;
  }
  return written;
}

/**
 * Structured logs, a JSON line each, on standard output. Lines are gathered for a moment before they are written.
 * What may name a person or open a door is left out of the lines themselves; the masks below are a second net.
 */
export const createLogger = (): FastifyBaseLogger =>
  pino(
    {
      level: 'info',
      base: null,
      timestamp,
      redact: {
        paths: [
          '*.password',
          '*.senha',
          '*.token',
          '*.apiKey',
          '*.tokenLogin',
          '*.codigo',
          '*.cookie',
          '*.authorization',
          '*.cpf',
          'req.headers',
          'res.headers',
        ],
        censor: '***',
      },
    },
    destination({ sync: false, minLength: 8_192, periodicFlush: 500 }),
  );
