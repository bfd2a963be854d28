/** Reads which metrics and labels a PromQL expression names. Enough for alerts and panels; no evaluation. */

export interface QueriedMetric {
  readonly name: string;
  /** Of its matchers, `{label="…"}`. */
  readonly labels: readonly string[];
}

const NOT_A_METRIC = new Set(['and', 'or', 'unless', 'bool', 'by', 'without', 'on', 'ignoring', 'offset']);

export function queriedMetrics(expression: string): readonly QueriedMetric[] {
  const bare = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\boffset\s+\w+/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.:{,])([a-zA-Z_:][\w:]*)\s*(\(|\{[^}]*\})?/g)].flatMap(
    ([, name = '', after = '']) => {
      if (after === '(' || NOT_A_METRIC.has(name)) return [];
      return [
        { name, labels: [...after.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label) },
      ];
    },
  );
}

/** The labels by which an expression groups. */
export const groupedBy = (expression: string): readonly string[] =>
  [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
