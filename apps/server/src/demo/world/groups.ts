import type { GroupRule } from '#features/clients/domain/rules/group-rule.ts';
import { centavos } from '#kernel/money.ts';

export interface DemoGroup {
  readonly supplier: string;
  /** Login of the staff member who wrote the rule. */
  readonly by: string;
  readonly name: string;
  readonly rule: GroupRule;
}

/** Groups of clients that a rule fills. */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    supplier: 'ferragens-atlas',
    by: 'ops@ferragens-atlas.exemplo.com.br',
    name: 'Empresas que compraram em 90 dias',
    rule: {
      join: 'all',
      conditions: [
        { kind: 'client-kind', clientKind: 'company' },
        { kind: 'spent', days: 90, bound: 'at-least', amount: centavos(10_000) },
      ],
    },
  },
];
