/**
 * A PATH with a `setpriv` that does not tie PostgreSQL's life to the server's, so that it survives a killed server.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function pathOfOutlivingPostgres(folder: string): string {
  const bin = join(folder, 'bin');
  const script = join(bin, 'setpriv');
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    script,
    `#!/bin/sh\n[ "$1" = --pdeathsig ] && shift 2\nPATH='${process.env.PATH}' exec setpriv "$@"\n`,
  );
  chmodSync(script, 0o755);
  return `${bin}:${process.env.PATH}`;
}
