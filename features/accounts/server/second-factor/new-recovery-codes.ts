import { randomInt } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import { inGroups, RECOVERY_ALPHABET, RECOVERY_LENGTH } from '../../domain/login/second-step-code.ts';
import { addRecoveryCodes, dropRecoveryCodes } from './recovery-codes.store.ts';
import { hashOfRecoveryCode } from './take-second-step-code.ts';

const RECOVERY_CODES = 10;

/** Replaces the recovery codes. The plain codes are shown once; only hashes are stored. */
export async function newRecoveryCodes(db: Db, factorId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await dropRecoveryCodes(db, factorId);
  await addRecoveryCodes(
    db,
    factorId,
    codes.map((each) => hashOfRecoveryCode(factorId, each)),
  );
  return codes.map((each) => inGroups(each));
}

const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  );
