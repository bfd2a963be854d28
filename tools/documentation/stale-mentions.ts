/** Mentions in the documentation of files, folders and names of the code that do not exist. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const ROOMS = '{kernel,platform,features,apps,bench,db,e2e,tools,docs}';
const FILE = /\.(tsx?|mjs|cjs|css|sql|json|yml)$/;
const FOLDER = /^(features|platform|kernel|apps|tools|bench|e2e|db|docs)\//;
/** Patterns, placeholders and addresses of the shop, which name no single file. */
const NOT_A_PATH = /[ *…<>{}]|^\//;
const NAME = /^[a-z]+\w*[A-Z]\w*(\(\))?$/;
/** The READMEs of features abbreviate these folders. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { 's/': 'server/', 'f/': 'storefront/' };

const isIgnored = (path: string) => /(^|\/)(node_modules|build|coverage)\//.test(path);
const list = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => isIgnored(`${path}/`) }).map((path) =>
    path.replaceAll('\\', '/'),
  );

export interface StaleMention {
  readonly document: string;
  readonly mention: string;
}

/** Every mention in backticks and every relative link, of all documents but those that are generated. */
export function staleMentions(): StaleMention[] {
  const files = [...list(`${ROOMS}/**/*.*`), ...list('*.*')].filter((path) =>
    statSync(join(root, path)).isFile(),
  );
  const tails = new Set(files.flatMap(tailsOf));
  const names = namesIn(files.filter((path) => FILE.test(path) && path !== 'package-lock.json'));
  const documents = files.filter(
    (path) => path.endsWith('.md') && path !== 'CHANGELOG.md' && path !== 'docs/traceability.md',
  );
  return documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8').replace(/```.*?```/gs, '');
    const here = dirname(document);
    const mentions = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, mention = '']) => {
      if (NAME.test(mention)) return names.has(mention.replace('()', '')) ? [] : [mention];
      const isPath = (FILE.test(mention) || FOLDER.test(mention)) && !NOT_A_PATH.test(mention);
      return !isPath || placesOf(mention, here).some((path) => exists(path)) || tails.has(mention)
        ? []
        : [mention];
    });
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, link = '']) =>
      /^[a-z]+:/.test(link) || exists(posix.join(here, link)) ? [] : [link],
    );
    return [...new Set([...mentions, ...links])].map((mention) => ({ document, mention }));
  });
}

const exists = (path: string) => existsSync(join(root, path));

const placesOf = (mention: string, here: string): string[] => {
  const long = ABBREVIATIONS[mention.slice(0, 2)];
  return [
    mention,
    posix.join(here, mention),
    ...(long === undefined ? [] : [posix.join(here, long, mention.slice(2))]),
  ];
};

/** 'a/b/c.ts' → 'a/b/c.ts', 'b/c.ts', 'c.ts': a document may leave out the folders that its subject makes clear. */
const tailsOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
};

const namesIn = (files: readonly string[]): Set<string> =>
  new Set(files.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []));
