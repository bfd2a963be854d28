import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

/**
 * The secret that signs sessions: generated once and stored in the data folder, so that a restart logs nobody out.
 */
export function sessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    // `wx`: when two processes start together, one creates the file and both read the same secret.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw unwritable(dataDir);
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
