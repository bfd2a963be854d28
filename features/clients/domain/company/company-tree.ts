/**
 * Companies that belong together at one supplier: a head office (matriz), its branches (filiais), and theirs. Each has at most one
 * parent, and a tree at most three levels. The supplier decides it; the roots of the CNPJ only suggest it.
 */
import type { ClientId } from '#kernel/ids.ts';

/** Who is directly below whom; heads of trees are absent. */
export type Parents = ReadonlyMap<ClientId, ClientId>;

export const MAX_LEVELS = 3;
/** Companies in one tree, so that a page can show all of them. */
export const MAX_COMPANIES = 100;

export type LinkProblem = 'company-below-itself' | 'company-tree-too-deep' | 'company-tree-full';

/** Why this company, with all that is below it, cannot be put below the parent; undefined: it can. */
export function linkProblem(parents: Parents, child: ClientId, parent: ClientId): LinkProblem | undefined {
  const above = pathUp(parents, parent);
  if (above.includes(child)) return 'company-below-itself';
  const moved = branchesOf(parents, child);
  if (above.length + heightOf(moved) > MAX_LEVELS) return 'company-tree-too-deep';
  const there = branchesOf(parents, above.at(-1) ?? parent).map(({ id }) => id);
  const all = new Set([...there, ...moved.map(({ id }) => id)]);
  return all.size > MAX_COMPANIES ? 'company-tree-full' : undefined;
}

interface Branch {
  readonly id: ClientId;
  /** 1 for the company that was asked for. */
  readonly level: number;
}

/** The company and all below it, each directly before its own branches. `order` sorts branches of one company. */
export function branchesOf(
  parents: Parents,
  id: ClientId,
  order: (one: ClientId, other: ClientId) => number = () => 0,
): readonly Branch[] {
  const below = Map.groupBy(parents.keys(), (child) => parents.get(child));
  const walk = (here: ClientId, level: number): Branch[] => [
    { id: here, level },
    ...(below.get(here) ?? []).toSorted(order).flatMap((child) => walk(child, level + 1)),
  ];
  return walk(id, 1);
}

/** The head of the company's tree: itself, if nothing is above it. */
export const headOf = (parents: Parents, id: ClientId): ClientId => pathUp(parents, id).at(-1) ?? id;

/** The company and those above it, upwards. */
function pathUp(parents: Parents, id: ClientId): readonly ClientId[] {
  const path = [id];
  for (let above = parents.get(id); above !== undefined; above = parents.get(above)) path.push(above);
  return path;
}

const heightOf = (branches: readonly Branch[]): number =>
  branches.reduce((height, { level }) => Math.max(height, level), 0);

const CNPJ_LENGTH = 14;
const ROOT_LENGTH = 8;

/** The first eight digits, or letters, which companies of one owner share; undefined for what is no CNPJ. */
export const cnpjRoot = (document: string | null): string | undefined =>
  document?.length === CNPJ_LENGTH ? document.slice(0, ROOT_LENGTH) : undefined;

/** The tax register gives head offices the order number 0001. */
export const isHeadOffice = (document: string | null): boolean =>
  document?.length === CNPJ_LENGTH && document.slice(ROOT_LENGTH, ROOT_LENGTH + 4) === '0001';
