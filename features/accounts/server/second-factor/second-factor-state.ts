import type { Context } from '#platform/db/context.ts';
import type { FactorOwner } from './factor-owner.ts';
import { recoveryCodesLeft } from './recovery-codes.store.ts';
import { factorOf } from './second-factors.store.ts';

export interface SecondFactorState {
  readonly on: boolean;
  /** Unused recovery codes, at most ten; 0 when the factor is off. */
  readonly recoveryCodesLeft: number;
}

export async function secondFactorState({ db }: Context, owner: FactorOwner): Promise<SecondFactorState> {
  const factor = await factorOf(db, owner);
  if (factor === undefined || factor.confirmedAt === null) return { on: false, recoveryCodesLeft: 0 };
  return { on: true, recoveryCodesLeft: await recoveryCodesLeft(db, factor.id) };
}
