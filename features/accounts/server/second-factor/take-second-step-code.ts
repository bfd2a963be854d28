import { createHash } from 'node:crypto';
import type { Context } from '#platform/db/context.ts';
import { unseal } from '#platform/keys/sealed-text.ts';
import { parseSecondStepCode } from '../../domain/login/second-step-code.ts';
import { takeRecoveryCode } from './recovery-codes.store.ts';
import { forgetCodes } from './second-factor-throttle.ts';
import { type FactorRow, takeStep } from './second-factors.store.ts';
import { totpStep } from './totp.ts';

/** 80 random bits need no slow hash. */
export const hashOfRecoveryCode = (factorId: string, code: string): string =>
  createHash('sha256').update(`${factorId} ${code}`).digest('base64url');

/** Accepts a code of the app or a recovery code, and uses it up: no code is accepted twice. */
export async function takeCode(
  context: Context,
  factor: FactorRow,
  typed: string,
  secret: string,
): Promise<boolean> {
  const said = parseSecondStepCode(typed);
  if (said === undefined) return false;
  const taken =
    said.kind === 'recovery'
      ? await takeRecoveryCode(context.db, factor.id, hashOfRecoveryCode(factor.id, said.code))
      : await takeAppCode(context, factor, said.code, secret);
  if (taken) await forgetCodes(context, factor.id);
  return taken;
}

async function takeAppCode(
  { db, now }: Context,
  { id, secret: sealed }: FactorRow,
  code: string,
  secret: string,
): Promise<boolean> {
  // After a change of the server's secret no app code is valid any more; recovery codes still are.
  const key = unseal(secret, 'second factor', id, sealed);
  const step = key === undefined ? undefined : totpStep(key, code, now);
  return step !== undefined && takeStep(db, id, step);
}
