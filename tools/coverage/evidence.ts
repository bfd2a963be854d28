/** Where an item of the specification stands in the code, and which test speaks of it. */
import type { SpecCall } from './calls.ts';
import type { SourceFile, Sources } from './sources.ts';

export interface Evidence {
  readonly item: string;
  readonly place: string | undefined;
  readonly test: string | undefined;
}

const find = (files: readonly SourceFile[], matches: (text: string) => boolean): string | undefined =>
  files.find(({ text }) => matches(text))?.path;

const samePlaces = (path: string): string => path.replace(/:[A-Za-z]+|\{\}/g, '{}').replace(/\/$/, '');

/** A call stands where `endpoint()` names its method and path; a test of it uses the endpoint's name. */
export function callEvidence(call: SpecCall, { built, tests }: Sources): Evidence {
  for (const { path, text } of built) {
    for (const [, name = '', method, route = ''] of text.matchAll(endpoints)) {
      if (method !== call.method || samePlaces(route) !== samePlaces(call.path)) continue;
      const named = new RegExp(`\\b${name}\\b`);
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

/** Tests that write the address out, with values where the route has names. */
function mentions(test: string, route: string): boolean {
  const pattern = route.split(/:[A-Za-z]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${pattern.join('[^/\'"`?\\s]+')}['"\`?]`).test(test);
}

/** A sentence stands where it is quoted; a test of it quotes it too, or names the refusal it belongs to. */
export function sentenceEvidence(sentence: string, { built, tests }: Sources): Evidence {
  const place = built.find(({ text }) => text.includes(sentence));
  const code = place === undefined ? undefined : refusalCode(place.text, sentence);
  const test = find(
    tests,
    (text) => text.includes(sentence) || (code !== undefined && text.includes(`'${code}'`)),
  );
  return { item: sentence.trim(), place: place?.path, test };
}

/** `'empty-cart': { status: 422, message: 'O carrinho…' }` gives empty-cart. */
function refusalCode(text: string, sentence: string): string | undefined {
  const before = text.slice(0, text.indexOf(sentence));
  return [...before.matchAll(/'?([a-z]+(?:-[a-z]+)+)'?:\s*\{/g)].at(-1)?.[1];
}

/** A tag is read by a rule, a state by the table; the file that only lists them is no reading. */
export function wordEvidence(word: string, { built, tests }: Sources): Evidence {
  const quoted = (text: string): boolean => text.includes(`'${word}'`);
  const readers = built.filter(({ path }) => !path.endsWith('/tags.ts') && !path.includes('/demo/'));
  return { item: word, place: find(readers, quoted), test: find(tests, quoted) };
}

export function constantEvidence(meaning: string, definition: RegExp, { built, tests }: Sources): Evidence {
  const place = built.find(({ text }) => definition.test(text));
  const name = /\\b([A-Z_]{4,})\\b/.exec(definition.source)?.[1];
  return {
    item: meaning,
    place: place?.path,
    test: find(tests, (text) => (name !== undefined && text.includes(name)) || definition.test(text)),
  };
}
