import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { traceIdOf } from './trace-id.ts';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];
type Words = Parameters<FastifyBaseLogger['info']>;

type Sent = Pick<IncomingMessage, 'headers'>;

const traceOf = (request: Sent | undefined): Bindings =>
  request === undefined ? {} : { trace: traceIdOf(request.headers) };

/** A request's child logger, created at its first message: most requests never log. */
export class LazyLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  readonly #request: Sent | undefined;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options, request?: Sent) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
    this.#request = request;
  }

  get #voice(): FastifyBaseLogger {
    this.#own ??= this.#parent.child({ ...this.#bindings, ...traceOf(this.#request) }, this.#options);
    return this.#own;
  }

  get level(): string {
    return this.#parent.level;
  }

  trace(...words: Words): void {
    this.#voice.trace(...words);
  }

  debug(...words: Words): void {
    this.#voice.debug(...words);
  }

  info(...words: Words): void {
    this.#voice.info(...words);
  }

  warn(...words: Words): void {
    this.#voice.warn(...words);
  }

  error(...words: Words): void {
    this.#voice.error(...words);
  }

  fatal(...words: Words): void {
    this.#voice.fatal(...words);
  }

  silent(): void {}

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#voice.child(bindings, options);
  }
}
