import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

/** The secret that signs sessions: made once and kept in the data folder, so that a restart logs no one out. */
export function sessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    // `wx`: of two processes that start together, one creates it and both read the same.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw unwritable(dataDir);
  }
  return kept(file);
}

function kept(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new StartupRefusal(`O arquivo ${file} está incompleto: apague-o, ou defina SESSION_SECRET.`);
}

const unwritable = (dataDir: string): StartupRefusal =>
  new StartupRefusal(`Não é possível gravar na pasta de dados ${dataDir} (DATA_DIR): confira as permissões.`);
