/**
 * A parser of Prometheus' text format 0.0.4, line by line as its documentation defines it: HELP and TYPE once and before the samples of
 * their metric, names, labels with escapes, values. Throws at the first line that Prometheus would refuse.
 */

export interface ParsedSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface ParsedMetric {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly samples: readonly ParsedSample[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const HELP = new RegExp(`^# HELP (${NAME}) (.*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)(?: -?\\d+)?$`);
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(?:,|$)/;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Of Go's ParseFloat, by which the format defines numbers: in any case. */
const SPECIAL: Readonly<Record<string, number>> = {
  inf: Number.POSITIVE_INFINITY,
  '+inf': Number.POSITIVE_INFINITY,
  '-inf': Number.NEGATIVE_INFINITY,
  nan: Number.NaN,
};
const ESCAPED: Readonly<Record<string, string>> = { '\\\\': '\\', '\\"': '"', '\\n': '\n' };
/** What each type appends to its name. */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
};

interface OpenMetric {
  readonly name: string;
  readonly help: string;
  type: string;
  readonly samples: ParsedSample[];
}

export function parseExposition(text: string): ReadonlyMap<string, ParsedMetric> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const metrics = new Map<string, OpenMetric>();
  const seen = new Set<string>();
  let current: OpenMetric | undefined;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, helped, help = ''] = HELP.exec(line) ?? [];
    const [, typed, type = ''] = TYPE.exec(line) ?? [];
    if (helped !== undefined) {
      if (metrics.has(helped)) throw new Error(`HELP twice: ${line}`);
      current = { name: helped, help, type: 'untyped', samples: [] };
      metrics.set(helped, current);
    } else if (typed !== undefined) {
      if (current?.name !== typed || current.samples.length > 0)
        throw new Error(`TYPE out of place: ${line}`);
      current.type = type;
    } else if (!line.startsWith('#')) {
      const sample = sampleOf(line);
      const key = `${sample.name} ${JSON.stringify(Object.entries(sample.labels).toSorted())}`;
      if (seen.has(key)) throw new Error(`the same sample twice: ${line}`);
      seen.add(key);
      if (current === undefined || !belongsTo(sample.name, current)) throw new Error(`whose sample? ${line}`);
      current.samples.push(sample);
    }
  }
  return metrics;
}

const belongsTo = (sample: string, { name, type }: OpenMetric): boolean =>
  (SUFFIXES[type] ?? ['']).some((suffix) => sample === `${name}${suffix}`);

function sampleOf(line: string): ParsedSample {
  const [, name, between = '', written = ''] = SAMPLE.exec(line) ?? [];
  if (name === undefined) throw new Error(`no sample: ${line}`);
  const labels: Record<string, string> = {};
  for (let rest = between; rest !== ''; ) {
    const [whole, label, value = ''] = LABEL.exec(rest) ?? [];
    if (whole === undefined || label === undefined) throw new Error(`no label: ${rest} in ${line}`);
    if (label in labels) throw new Error(`the label ${label} twice: ${line}`);
    labels[label] = value.replace(/\\[\\"n]/g, (pair) => ESCAPED[pair] ?? pair);
    rest = rest.slice(whole.length);
  }
  const value = SPECIAL[written.toLowerCase()] ?? (NUMBER.test(written) ? Number(written) : undefined);
  if (value === undefined) throw new Error(`no number: ${line}`);
  return { name, labels, value };
}
