/** Finds in a plan what would take longer with more shops. */

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

export interface Tenancy {
  /** Tables with a shop's column. */
  readonly tables: ReadonlySet<string>;
  /** Tables by index. */
  readonly tableOf: ReadonlyMap<string, string>;
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** 'Seq Scan on orders', 'orders_by_number without a shop'; none for a plan that reads one shop's rows alone. */
export function planFindings(plan: PlanNode, { tables, tableOf }: Tenancy): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { 'Relation Name': table = '', 'Index Name': index, 'Index Cond': condition = '' } = node;
    if (node['Node Type'] === 'Seq Scan') return tables.has(table) ? [`Seq Scan on ${table}`] : [];
    if (index === undefined || !tables.has(tableOf.get(index) ?? '')) return [];
    return /\bsupplier_id\b/.test(condition) ? [] : [`${index} without a shop`];
  });
}
