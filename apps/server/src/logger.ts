import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';

/**
 * Structured logs, a JSON line each, on standard output. Lines are gathered for a moment before they are written.
 * What may name a person or open a door is left out of the lines themselves; the masks below are a second net.
 */
export const createLogger = (): FastifyBaseLogger =>
  pino(
    {
      level: 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          '*.password',
          '*.senha',
          '*.token',
          '*.cookie',
          '*.authorization',
          '*.cpf',
          'req.headers',
          'res.headers',
        ],
        censor: '***',
      },
    },
    destination({ sync: false, minLength: 4_096, periodicFlush: 500 }),
  );
