/**
 * The string literals that code can produce: its own, and those of the functions and tables of ours that it refers
 * to.
 */
import ts from 'typescript-for-walls';

export type Func = ts.FunctionDeclaration | ts.ArrowFunction;

interface Said {
  readonly words: readonly string[];
  readonly named: readonly ts.Node[];
}

export class WordsInCode {
  readonly #checker: ts.TypeChecker;
  readonly #known = new Map<ts.Node, Said>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  from(start: ts.Node): ReadonlySet<string> {
    const words = new Set<string>();
    const seen = new Set<ts.Node>([start]);
    for (const part of seen) {
      const said = this.#said(part);
      for (const word of said.words) words.add(word);
      for (const thing of said.named) seen.add(thing);
    }
    return words;
  }

  #said(part: ts.Node): Said {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    const words: string[] = [];
    const named: ts.Node[] = [];
    visit(part, (node) => {
      if (ts.isStringLiteral(node) && isSaid(node)) words.push(node.text);
      if (ts.isIdentifier(node)) named.push(...thingsNamed(node, this.#checker));
    });
    this.#known.set(part, { words, named });
    return { words, named };
  }
}

/** Excludes strings that are compared with, and names of fields. */
function isSaid(word: ts.StringLiteral): boolean {
  const { parent } = word;
  if (ts.isBinaryExpression(parent)) return !/^[!=]==$/.test(parent.operatorToken.getText());
  return !(ts.isPropertyAssignment(parent) && parent.name === word) && !ts.isCaseClause(parent);
}

/** The declarations of ours behind a node: functions, and tables of functions or texts. */
const thingsNamed = (node: ts.Node, checker: ts.TypeChecker): ts.Node[] =>
  declarationsOf(node, checker).flatMap((declared): ts.Node[] => {
    if (/\/node_modules\/|\.schema\.ts$|texts\.ts$/.test(declared.getSourceFile().fileName)) return [];
    if (ts.isFunctionDeclaration(declared)) return [declared];
    return ts.isVariableDeclaration(declared) && declared.initializer ? [declared.initializer] : [];
  });

export const functionsNamed = (node: ts.Node, checker: ts.TypeChecker): Func[] =>
  thingsNamed(node, checker).filter(
    (thing): thing is Func => ts.isFunctionDeclaration(thing) || ts.isArrowFunction(thing),
  );

export function declarationsOf(node: ts.Node, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node);
  const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant?.declarations ?? [];
}

/** Visits every node except types. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  if (ts.isTypeNode(node)) return;
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
