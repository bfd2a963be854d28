/** Reads docs/caching.md and the sources that it names. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#platform/process/project-folder.ts';

export const page = readFileSync(inProject('docs/caching.md'), 'utf8');

/** Production files that the server runs, relative to the project. */
export const serverFiles: readonly string[] = globSync(
  [
    'kernel/**/*.ts',
    'platform/**/*.ts',
    'features/*/{domain,contract,server}/**/*.ts',
    'apps/server/src/**/*.ts',
  ],
  { cwd: inProject('.') },
).filter((file) => !/\.test\.ts$|\/testing\/|^platform\/(ui|web)\/|\/src\/demo\//.test(file));

export const sourceOf = (file: string): string => readFileSync(inProject(file), 'utf8');

/** The rows below the heading, as cells. */
export function tableOf(heading: string): readonly (readonly string[])[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`docs/caching.md has no section “${heading}”`);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What a text has between backticks, outside of fenced blocks. */
export const quoted = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The files that a text names, by path or, where the name is unique, by name. */
export const filesIn = (text: string): string[] =>
  quoted(text)
    .filter((name) => /^[\w$./-]+\.tsx?$/.test(name))
    .map((name) => {
      if (existsSync(join(inProject('.'), name))) return name;
      const [found, ...more] = serverFiles.filter((file) => file.endsWith(`/${name}`));
      if (found === undefined || more.length > 0)
        throw new Error(`docs/caching.md names ${name}: which file?`);
      return found;
    });

/** The number that a constant stands for in these sources, a product of numbers and constants; undefined where none defines it. */
export function constantIn(sources: readonly string[], name: string): number | undefined {
  const definition = new RegExp(`(?<![\\w.])${name}\\s*[:=]\\s*(\\w[\\w.* ]*)`, 'g');
  for (const source of sources)
    for (const [, product = ''] of source.matchAll(definition)) {
      const value = product
        .split('*')
        .map((factor) => numberOf(sources, factor.trim(), name))
        .reduce((sum, factor) => sum * factor, 1);
      if (!Number.isNaN(value)) return value;
    }
  return undefined;
}

/** NaN for what is neither a number nor a constant other than `within`. */
function numberOf(sources: readonly string[], factor: string, within: string): number {
  if (/^\d[\d_.]*$/.test(factor)) return Number(factor.replaceAll('_', ''));
  const isName = /^\w+$/.test(factor) && factor !== within;
  return (isName ? constantIn(sources, factor) : undefined) ?? Number.NaN;
}
