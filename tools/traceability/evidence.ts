/** Where an item of the specification is implemented, and which test mentions it. */
import type { SpecCall } from './calls.ts';
import type { SpecConstant } from './constants.ts';
import type { SourceFile, Sources } from './sources.ts';

export interface Evidence {
  readonly item: string;
  readonly place: string | undefined;
  readonly test: string | undefined;
}

const find = (files: readonly SourceFile[], matches: (text: string) => boolean): string | undefined =>
  files.find(({ text }) => matches(text))?.path;

const samePlaces = (path: string): string => path.replace(/:[A-Za-z]+|\{\}/g, '{}').replace(/\/$/, '');

/**
 * The implementation of a call is the `endpoint()` with its method and path; its test uses the name of the endpoint or of its
 * use case, or the URL.
 */
export function callEvidence(call: SpecCall, { built, tests }: Sources): Evidence {
  for (const { path, text } of built) {
    for (const [, name = '', method, route = ''] of text.matchAll(endpoints)) {
      if (method !== call.method || samePlaces(route) !== samePlaces(call.path)) continue;
      const named = new RegExp(`\\b${name.replace(/Endpoint$/, '')}(Endpoint)?\\b`);
      return {
        item: title(call),
        place: path,
        test: find(tests, (test) => named.test(test) || mentions(test, route)),
      };
    }
  }
  return { item: title(call), place: undefined, test: undefined };
}

const endpoints = /export const (\w+) = endpoint<[^>]+>\(\s*'(GET|POST|PUT|DELETE)',\s*'([^']+)'/g;

const title = (call: SpecCall): string => `${call.method} ${call.path}`;

/** Whether a test writes the URL out, with values in place of parameters. */
function mentions(test: string, route: string): boolean {
  const pattern = route.split(/:[A-Za-z]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${pattern.join('[^/\'"`?\\s]+')}['"\`?]`).test(test);
}

/** The implementation of a sentence is the file that contains it; its test quotes it or its refusal code. */
export function sentenceEvidence(sentence: string, { built, tests }: Sources): Evidence {
  const place = built.find(({ text }) => text.includes(sentence));
  const code = place === undefined ? undefined : refusalCode(place.text, sentence);
  const test = find(
    tests,
    (text) => text.includes(sentence) || (code !== undefined && text.includes(`'${code}'`)),
  );
  return { item: sentence.trim(), place: place?.path, test };
}

/** 'empty-cart' for `'empty-cart': { status: 422, message: 'O carrinho…' }`. */
function refusalCode(text: string, sentence: string): string | undefined {
  const before = text.slice(0, text.indexOf(sentence));
  return [...before.matchAll(/'?([a-z]+(?:-[a-z]+)+)'?:\s*\{/g)].at(-1)?.[1];
}

/** The implementation of a tag or state is a file that quotes it; files that only list them do not count. */
export function wordEvidence(word: string, { built, tests }: Sources): Evidence {
  const quoted = (text: string): boolean => text.includes(`'${word}'`);
  const readers = built.filter(({ path }) => !path.endsWith('/tags.ts') && !path.includes('/demo/'));
  return { item: word, place: find(readers, quoted), test: find(tests, quoted) };
}

/** The named test counts only as long as it has that title. */
export function constantEvidence(
  { meaning, definition, played }: SpecConstant,
  { built, tests }: Sources,
): Evidence {
  const place = built.find(({ text }) => definition.test(text));
  const name = /\\b([A-Z_]{4,})\\b/.exec(definition.source)?.[1];
  // A whole word: PAGE_SIZE is not CHAT_PAGE_SIZE.
  const named = name === undefined ? undefined : new RegExp(`\\b${name}\\b`);
  const mentions = ({ text }: SourceFile): boolean => named?.test(text) === true || definition.test(text);
  const plays = ({ path, text }: SourceFile): boolean => path === played?.file && text.includes(played.title);
  return {
    item: meaning,
    place: place?.path,
    test: tests.find(played === undefined ? mentions : plays)?.path,
  };
}
