import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['kernel', 'platform', 'features', 'apps', 'e2e'];
const test = /\.(test|spec)\.tsx?$|^e2e\//;

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Sources {
  readonly built: readonly SourceFile[];
  readonly tests: readonly SourceFile[];
}

/** Reads every source file, sorted by path. */
export function readSources(): Sources {
  const files = rooms.flatMap(filesOf).sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    built: files.filter(({ path }) => !test.test(path) && !path.includes('/testing/')),
    tests: files.filter(({ path }) => test.test(path)),
  };
}

function filesOf(room: string): SourceFile[] {
  const entries = readdirSync(join(root, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
    });
}
