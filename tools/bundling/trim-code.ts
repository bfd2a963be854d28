/**
 * Removes what no page uses from a library's code. It reads the code as a syntax tree, so that it does not depend on how it is
 * written, and fails where nothing matches: a new version of the library may not be left untrimmed unnoticed.
 */
import { parseSync } from 'vite';

export interface Trim {
  /** Values that a member `….tag` never has, and constants that a switch never meets. */
  readonly never?: readonly (number | string)[];
  /** Functions by name, and what their block becomes. */
  readonly functions?: Readonly<Record<string, string>>;
  /** Properties of object literals by name. */
  readonly properties?: readonly string[];
  /** What is assigned to this member or to a member of it, such as `exports.preload`. */
  readonly assigned?: readonly string[];
  /** Texts, replaced before all else. */
  readonly texts?: readonly (readonly [part: RegExp, by: string])[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
interface Case extends Node {
  readonly test: Node | null;
  readonly consequent: readonly Node[];
}
type Edit = readonly [start: number, end: number, by: string];

/** `name`: of the file, for the failure. */
export function trimCode(whole: string, trim: Trim, name: string): string {
  const unmatched = new Set<string | number>();
  const { never = [], functions = {}, properties = [], assigned = [], texts = [] } = trim;
  for (const wanted of [...never, ...Object.keys(functions), ...properties, ...assigned])
    unmatched.add(wanted);
  let code = whole;
  for (const [part, by] of texts) {
    const replaced = code.replace(part, by);
    if (replaced === code) unmatched.add(String(part));
    code = replaced;
  }
  const edits: Edit[] = [];
  /** True, because what is replaced is not visited any more. */
  function cut(why: string | number, { start, end }: { start: number; end: number }, by = ''): true {
    unmatched.delete(why);
    edits.push([start, end, by]);
    return true;
  }
  const textOf = ({ start, end }: Node): string => code.slice(start, end);
  const isNever = (value: unknown): value is string | number => never.some((each) => each === value);

  /** `inside`: the block of the function around the node. */
  function visit(node: Node, inside: Node | undefined): void {
    const { type, body } = node;
    const block = isNode(body) && body.type === 'BlockStatement' && type.includes('Function') ? body : inside;
    if (isReplaced(node)) return;
    const gone = type === 'SwitchStatement' ? dropCases(node, inside) : undefined;
    for (const child of childrenOf(node)) if (!gone?.has(child)) visit(child, block);
  }

  function isReplaced(node: Node): boolean {
    const { type, id, body, key, left, right, operator, expression } = node as Node & Record<string, Node>;
    const name = String((id ?? key)?.name);
    const replaced = functions[name];
    if (type === 'FunctionDeclaration' && body && replaced !== undefined) return cut(name, body, replaced);
    if (type === 'Property' && properties.includes(name)) {
      const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
      return cut(name, { start: node.start, end: node.end + comma });
    }
    if (type === 'ExpressionStatement' && expression?.type === 'AssignmentExpression') {
      const target = textOf(expression.left as Node);
      const member = assigned.find((each) => target === each || target.startsWith(`${each}.`));
      return member !== undefined && cut(member, node);
    }
    const isOfTag = type === 'BinaryExpression' && left && right && textOf(right).endsWith('.tag');
    if (!isOfTag || !isNever(left.value)) return false;
    const by = { '===': 'false', '!==': 'true' }[String(operator)];
    return by !== undefined && cut(left.value, node, by);
  }

  /** Drops the cases that never hold; a case that another one falls into loses its label only. */
  function dropCases(node: Node, inside: Node | undefined): ReadonlySet<Node> {
    const gone = new Set<Node>();
    const ofTag = textOf(node.discriminant as Node).endsWith('.tag');
    let isReached = false;
    for (const each of node.cases as readonly Case[]) {
      const value = ofTag ? each.test?.value : each.test?.name;
      const ends = each.consequent.some(leaves);
      if (!isNever(value)) isReached = !ends;
      else if (isReached) {
        cut(value, { start: each.start, end: each.consequent[0]?.start ?? each.end });
        isReached = !ends;
      } else {
        cut(value, each);
        gone.add(each);
        const names = each.consequent.flatMap(variablesIn);
        const start = (inside?.start ?? -1) + 1;
        if (names.length > 0) edits.push([start, start, `var ${names.join()};`]);
      }
    }
    return gone;
  }

  visit(parseSync(name, code, { sourceType: 'script' }).program as unknown as Node, undefined);
  if (unmatched.size > 0) throw new Error(`${name} has no ${[...unmatched].join(', ')} any more`);
  // From the end, so that the places before it stay; an insertion after what is cut at its place.
  edits.sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  return edits.reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Whether control never passes this statement. */
function leaves({ type, body, consequent, alternate }: Node): boolean {
  if (type === 'BlockStatement') return (body as readonly Node[]).some(leaves);
  if (type === 'IfStatement') return isNode(alternate) && leaves(consequent as Node) && leaves(alternate);
  return /^(Break|Return|Throw|Continue)Statement$/.test(type);
}

/** The function's variables that this statement declares; other statements may assign to them. */
function variablesIn(node: Node): readonly string[] {
  if (node.type.includes('Function')) return [];
  if (node.type !== 'VariableDeclaration') return childrenOf(node).flatMap(variablesIn);
  return (node.declarations as readonly Node[]).map(({ id }) => String((id as Node).name));
}
