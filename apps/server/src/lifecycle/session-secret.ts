import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

/**
 * The secret that signs sessions: generated once and stored in the data folder, so that a restart logs nobody out.
 */
export function sessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    // Complete before it has its name: when two processes start together, one names its file and both read the same secret.
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw unwritable(dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  return storedSecret(file);
}

function storedSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new StartupRefusal(`O arquivo ${file} está incompleto: apague-o, ou defina SESSION_SECRET.`);
}

const unwritable = (dataDir: string): StartupRefusal =>
  new StartupRefusal(`Não é possível gravar na pasta de dados ${dataDir} (DATA_DIR): confira as permissões.`);
