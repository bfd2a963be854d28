import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { LogLevel } from './settings.ts';

let writtenAt = 0;
let written = '';

/** Pino's own format, computed once per millisecond instead of once per line. */
function timestamp(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    written = `,"time":"${new Date(now).toISOString()}"`;
  }
  return written;
}

/**
 * Structured logs on standard output, one JSON object per line, buffered for a moment. Log calls leave out personal
 * data and secrets; `redact` is a second net.
 */
export const createLogger = (level: LogLevel): FastifyBaseLogger =>
  pino(
    {
      level,
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
