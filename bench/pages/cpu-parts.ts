/** What the CPU time of rendered pages was spent on, from a profile of Node. */

/** The part of a .cpuprofile that is used here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Node ids, one per sample. */
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

export interface CpuPart {
  readonly name: string;
  /** Share of the non-idle time. */
  readonly share: number;
}

/** By function name anywhere in the stack: everything below belongs to it. */
const byFunction: readonly (readonly [RegExp, string])[] = [
  [/^renderToStringImpl$/, 'desenho (React)'],
  [/^(drawAtOnce|withAnswers|answersElement|bytesOf)$/, 'texto da página'],
  [/^writePayload$/, 'envio'],
];

/** By the file of the nearest caller that is listed. */
const byFile: readonly (readonly [RegExp, string])[] = [
  [/node_modules\/(pg|pg-pool|pg-protocol|drizzle-orm)\//, 'banco'],
  [/node_modules\/light-my-request\//, 'chamadas em processo'],
  [/\/(features|kernel)\/|\/platform\/(db|cache)\//, 'regras e consultas'],
  [/node_modules\/|apps\/server\/|\/platform\//, 'Fastify e contexto'],
  [/build\/storefront\//, 'roteador e carregamento'],
];

const OTHER = 'Node';

/** `from`: the share of all samples to skip, in which the server starts. */
export function cpuParts({ nodes, samples, timeDeltas }: CpuProfile, from = 0): CpuPart[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const stackOf = (id: number): ProfileNode[] => {
    const stack: ProfileNode[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = known.get(at);
      if (node !== undefined) stack.push(node);
    }
    return stack;
  };
  const parts = new Map(nodes.map(({ id }) => [id, partOf(stackOf(id))]));
  const times = new Map<string, number>();
  for (let place = Math.floor(samples.length * from); place < samples.length; place += 1) {
    const part = parts.get(samples[place] ?? 0);
    if (part !== undefined) times.set(part, (times.get(part) ?? 0) + (timeDeltas[place] ?? 0));
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, share: time / total }))
    .sort((one, other) => other.share - one.share);
}

/** Searches from the innermost call outwards; undefined for idle time. */
function partOf(stack: readonly ProfileNode[]): string | undefined {
  const innermost = stack[0]?.callFrame.functionName;
  if (innermost === '(idle)' || innermost === '(root)') return undefined;
  if (innermost === '(garbage collector)') return 'coleta de lixo';
  const find = (
    rules: readonly (readonly [RegExp, string])[],
    text: (node: ProfileNode) => string,
  ): string | undefined => {
    for (const node of stack) {
      const rule = rules.find(([pattern]) => pattern.test(text(node)));
      if (rule !== undefined) return rule[1];
    }
    return undefined;
  };
  return (
    find(byFunction, ({ callFrame }) => callFrame.functionName) ??
    find(byFile, ({ callFrame }) => callFrame.url) ??
    OTHER
  );
}
