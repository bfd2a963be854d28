import { accept, type Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { type FactorProof, proveFactor } from './prove-factor.ts';
import { dropFactor } from './second-factors.store.ts';

/** Turns the second factor off. */
export async function removeSecondFactor(
  context: Context,
  proof: FactorProof,
): Promise<Result<void, { readonly code: SecondFactorRefusal }>> {
  const proven = await proveFactor(context, proof);
  if (!proven.ok) return proven;
  await dropFactor(context.db, proven.value.id);
  return accept(undefined);
}
