/**
 * Finds the refusal codes that each call's code can return, by reading the sources, so that no test has to provoke
 * each refusal. Of the codes in the result types that a handler passes to `orRefuse`, these are the ones that the
 * functions behind it mention.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript-for-walls';
import { declarationsOf, type Func, functionsNamed, visit, WordsInCode } from './words-in-code.ts';

export interface RefusalsOfCall {
  /** By the types, which may cover several calls at once. */
  readonly typed: readonly string[];
  /** Those of them that this call's code mentions. */
  readonly said: readonly string[];
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Keys are "METHOD path". */
export async function refusalsInCode(): Promise<ReadonlyMap<string, RefusalsOfCall>> {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  const routes = config?.fileNames.filter((name) => name.endsWith('.routes.ts')) ?? [];
  const program = ts.createProgram(routes, config?.options ?? {});
  const checker = program.getTypeChecker();
  const words = new WordsInCode(checker);
  const found = new Map<string, RefusalsOfCall>();
  for (const name of routes)
    for (const { endpoint, handler } of callsOf(program.getSourceFile(name) as ts.SourceFile)) {
      const typed = codesIn(handler, checker);
      const sayable = words.from(handler);
      const said = typed.filter((code) => sayable.has(code));
      found.set(await keyOf(endpoint, checker), { typed, said });
    }
  return found;
}

/** `serve(app, endpoint, schema, options, handler)`. */
function callsOf(source: ts.SourceFile): { endpoint: ts.Node; handler: ts.Node }[] {
  const found: { endpoint: ts.Node; handler: ts.Node }[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'serve') return;
    const [, endpoint, , , handler] = node.arguments;
    if (endpoint === undefined || handler === undefined) throw new Error(`${source.fileName}: a call`);
    found.push({ endpoint, handler });
  });
  return found;
}

/** Imports the endpoint's file to read its method and path. */
async function keyOf(endpoint: ts.Node, checker: ts.TypeChecker): Promise<string> {
  const [declared] = declarationsOf(endpoint, checker);
  if (declared === undefined || !ts.isVariableDeclaration(declared)) throw new Error(endpoint.getText());
  const { [declared.name.getText()]: made } = await import(declared.getSourceFile().fileName);
  return `${made.method} ${made.path}`;
}

/** Includes the functions of the same file that the handler refers to. */
function codesIn(handler: ts.Node, checker: ts.TypeChecker): string[] {
  const codes = new Set<string>();
  const parts = new Set<ts.Node>([handler]);
  const ofThisFile = (node: ts.Node): Func[] =>
    functionsNamed(node, checker).filter((func) => func.getSourceFile() === handler.getSourceFile());
  const takesResult = (func: Func) =>
    func.parameters.some((parameter) => refusalsOf(parameter, checker).length > 0);
  for (const part of parts)
    visit(part, (node) => {
      if (ts.isIdentifier(node)) for (const func of ofThisFile(node)) if (!takesResult(func)) parts.add(func);
      if (!ts.isCallExpression(node)) return;
      // A function that throws refusals of results gets all of its codes from its arguments.
      const refuses =
        node.expression.getText() === 'orRefuse' || ofThisFile(node.expression).some(takesResult);
      if (refuses)
        for (const code of node.arguments.flatMap((given) => codesOf(given, checker))) codes.add(code);
    });
  return [...codes];
}

/** The types of `refusal` where the node is a result. */
const refusalsOf = (node: ts.Node, checker: ts.TypeChecker): readonly ts.Type[] =>
  partsOf(checker.getTypeAtLocation(node)).flatMap((part) => {
    const refusal = part.getProperty('ok') && part.getProperty('refusal');
    return refusal === undefined ? [] : partsOf(checker.getTypeOfSymbolAtLocation(refusal, node));
  });

/** A refusal is an object with its code, or the code itself. */
const codesOf = (node: ts.Node, checker: ts.TypeChecker): string[] =>
  refusalsOf(node, checker).flatMap((refusal) => {
    const code = refusal.getProperty('code');
    const words = code === undefined ? [refusal] : partsOf(checker.getTypeOfSymbolAtLocation(code, node));
    return words.map((word) => (word.isStringLiteral() ? word.value : `any ${checker.typeToString(word)}`));
  });

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
