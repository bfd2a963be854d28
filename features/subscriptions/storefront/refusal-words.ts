import { formatQuantity, NONE, parseQuantity } from '#kernel/quantity.ts';
import type { ApiRefusal } from '#platform/web/api.ts';

/** The message of a refused change; for quantities that are not sold, with the nearest possible one of each product. */
export function changeRefusalWords({ message, problem }: ApiRefusal): string {
  const items: unknown = problem.facts?.itens;
  const nearest = Array.isArray(items) ? items.filter(isNearest).map(nearestWords) : [];
  return nearest.length === 0 ? message : `${message} A mais próxima: ${nearest.join('; ')}.`;
}

interface Nearest {
  readonly nome: string;
  readonly quantidade: number;
}

const isNearest = (item: Partial<Nearest> | null): item is Nearest =>
  typeof item?.nome === 'string' && typeof item.quantidade === 'number';

const nearestWords = ({ nome, quantidade }: Nearest): string =>
  `${nome}, ${formatQuantity(parseQuantity(quantidade) ?? NONE)}`;
