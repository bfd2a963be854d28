/** Types of the part of autocannon 9 that the benchmark uses; @types/autocannon describes version 7, whose promise has no events. */
declare module 'autocannon' {
  export interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Builds each request before it is sent; `turn` lives for one pass through the requests. */
    readonly setupRequest?: (request: Request, turn: { journey?: readonly Request[] }) => Request;
  }
  export interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly timeout?: number;
    readonly requests: readonly Request[];
    /** Called once per connection. */
    readonly setupClient?: (client: Client) => void;
  }
  export interface Client {
    setRequests(requests: readonly Request[]): void;
  }
  export interface Result {
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly '2xx': number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }
  export interface Run extends PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  export default function autocannon(options: Options): Run;
}
