/** Where an item of the specification is implemented, and which test proves it. */
import type { SpecCall } from './calls.ts';
import type { SpecConstant } from './constants.ts';
import type { Proof } from './proofs/proof.ts';
import type { SourceFile } from './sources.ts';

export interface Evidence {
  readonly item: string;
  readonly place: string | undefined;
  readonly proof: Proof | undefined;
  /** Whether the specification says what a shopper sees: then only a browser proves it. */
  readonly seen: boolean;
}

type Built = readonly SourceFile[];

const samePlaces = (path: string): string => path.replace(/:[A-Za-z]+|\{\}/g, '{}').replace(/\/$/, '');

/** The implementation of a call is the `endpoint()` with its method and path. */
export const placeOfCall = (call: SpecCall, built: Built): string | undefined =>
  built.find(({ text }) =>
    [...text.matchAll(endpoints)].some(
      ([, method, route = '']) => method === call.method && samePlaces(route) === samePlaces(call.path),
    ),
  )?.path;

const endpoints = /export const \w+ = endpoint<[^>]+>\(\s*'(GET|POST|PUT|DELETE)',\s*'([^']+)'/g;

export const titleOf = ({ method, path }: SpecCall): string => `${method} ${path}`;

/** The implementation of a sentence is the file that contains it. */
export const placeOfSentence = (sentence: string, built: Built): string | undefined =>
  built.find(({ text }) => text.includes(sentence))?.path;

/** The implementation of a tag or state is a file that quotes it; files that only list them do not count. */
export const placeOfWord = (word: string, built: Built): string | undefined =>
  built.find(
    ({ path, text }) => text.includes(`'${word}'`) && !path.endsWith('/tags.ts') && !path.includes('/demo/'),
  )?.path;

export const placeOfConstant = ({ definition }: SpecConstant, built: Built): string | undefined =>
  built.find(({ text }) => definition.test(text))?.path;
