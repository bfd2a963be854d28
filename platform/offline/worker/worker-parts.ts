import type { StoredCall } from '../stored-calls.ts';
import type { BuiltFiles } from './answer-file.ts';

/** What the composition passes to the worker about its build, calls and pages. */
export interface WorkerParts {
  /** Names the build. */
  readonly build: string;
  readonly files: BuiltFiles;
  readonly calls: readonly StoredCall[];
  /** Calls after which another person, or nobody, is logged in. */
  readonly endsPerson: (method: string, path: string) => boolean;
  /** Calls that change what was made ready for a person. */
  readonly changesPrepared: (method: string, path: string) => boolean;
  /** Whether the address within the scope ('/c/frutas') is a page. */
  readonly isPage: (path: string) => boolean;
  /** Whether a visitor's page at this address may be stored. */
  readonly mayStorePage: (path: string, query: URLSearchParams) => boolean;
}
