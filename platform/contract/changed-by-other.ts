/** The refusal of a change that was made on an older state than the current one. */
import { refuse } from '#kernel/result.ts';
import type { RefusalTexts } from './problem.ts';

export const CHANGED_BY_OTHER = 'alterado-por-outra-pessoa';

export interface ChangedByOther<State> {
  readonly code: typeof CHANGED_BY_OTHER;
  /** What it is now; on the wire under the same name. */
  readonly facts: { readonly atual: State };
}

/** For a use case whose store found another version. */
export const changedByOther = <State>(current: State) =>
  refuse<ChangedByOther<State>>({ code: CHANGED_BY_OTHER, facts: { atual: current } });

export const changedByOtherText: RefusalTexts<typeof CHANGED_BY_OTHER> = {
  [CHANGED_BY_OTHER]: {
    status: 409,
    message: 'Outra pessoa alterou estes dados enquanto você os editava. Veja o que mudou e salve de novo.',
  },
};

/** For the documentation of the call. */
export const changedByOtherFacts = { [CHANGED_BY_OTHER]: 'atual: o estado atual, com a versão atual' };
