import type { Context } from '#platform/db/context.ts';
import type { FactorOwner } from './factor-owner.ts';
import { recoveryCodesLeft } from './recovery-codes.store.ts';
import { factorOf } from './second-factors.store.ts';

export interface SecondFactorState {
  readonly on: boolean;
  /** Of the ten; none where it is off. */
  readonly recoveryCodesLeft: number;
}

/** Whether logins ask for a code. */
export async function secondFactorState({ db }: Context, owner: FactorOwner): Promise<SecondFactorState> {
  const factor = await factorOf(db, owner);
  if (factor === undefined || factor.confirmedAt === null) return { on: false, recoveryCodesLeft: 0 };
  return { on: true, recoveryCodesLeft: await recoveryCodesLeft(db, factor.id) };
}
