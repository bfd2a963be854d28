import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, type Money, toReais } from '#kernel/money.ts';
import { type Quantity, thousandths, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type {
  GridCells,
  GridField,
  GridLine,
  GridProblem,
  GridRefusal,
} from '../../domain/panel/grid-change.ts';
import type { WireGridLine, WireGridResult } from './panel-grid.schema.ts';

const names = {
  price: 'preco',
  cost: 'custo',
  minimum: 'minimo',
  active: 'ativo',
  onOffer: 'oferta',
  categoryId: 'categoria',
  stock: 'estoque',
} as const satisfies Record<GridField, keyof WireGridLine>;

const sentences: Record<GridProblem, string> = {
  'not-positive': 'Informe um valor maior que zero.',
  'above-maximum': 'O mínimo não pode passar do máximo do produto.',
  unknown: 'Categoria não encontrada.',
  'stock-changed': 'O estoque mudou desde que a grade foi aberta.',
  'not-exact': 'Tem casas decimais demais.',
  'not-allowed': 'Só quem altera preços altera o custo.',
};

/** A line of a request; refused with the cells that have too many decimals. */
export function gridLineFromWire(wire: WireGridLine): Result<GridLine, GridRefusal> {
  const problems: Partial<Record<GridField, GridProblem>> = {};
  const exact = (field: GridField, value: number, decimals: 2 | 3): number => {
    const units = exactUnits(value, decimals);
    if (units === undefined) problems[field] = 'not-exact';
    return units ?? 0;
  };
  const money = (field: GridField, value: number | undefined): Money | undefined =>
    value === undefined ? undefined : centavos(exact(field, value, 2));
  const quantity = (field: GridField, value: number | undefined): Quantity | undefined =>
    value === undefined ? undefined : thousandths(exact(field, value, 3));
  const { id, versao, custo, estoque, estoquevisto } = wire;
  const line: GridLine = {
    id,
    version: versao,
    seenStock: quantity('stock', estoquevisto ?? undefined),
    cells: defined({
      price: money('price', wire.preco),
      cost: custo === null ? ('none' as const) : money('cost', custo),
      minimum: quantity('minimum', wire.minimo),
      active: wire.ativo,
      onOffer: wire.oferta,
      categoryId: wire.categoria,
      stock: estoque === null ? ('untracked' as const) : quantity('stock', estoque),
    }),
  };
  return Object.keys(problems).length === 0 ? accept(line) : refuse({ code: 'not-valid', problems });
}

export function gridResultToWire(
  id: string,
  version: number,
  refusal: GridRefusal | undefined,
): WireGridResult {
  const campos =
    refusal?.code === 'not-valid'
      ? Object.fromEntries(
          (Object.keys(refusal.problems) as GridField[]).map((field) => [
            names[field],
            sentences[refusal.problems[field] ?? 'not-exact'],
          ]),
        )
      : {};
  return {
    id,
    ok: refusal === undefined,
    versao: version,
    mensagem: refusal ? messages[refusal.code] : '',
    campos,
  };
}

const messages: Record<GridRefusal['code'], string> = {
  'not-found': 'O produto não existe mais nesta loja.',
  'changed-by-other': 'Outra pessoa alterou este produto depois que a grade foi aberta.',
  'not-valid': 'Confira as células marcadas.',
};

/** The changed cells of a line, for a request. */
export const gridCellsToWire = ({ price, cost, minimum, active, onOffer, categoryId, stock }: GridCells) =>
  defined({
    preco: price === undefined ? undefined : toReais(price),
    custo: cost === 'none' ? null : cost === undefined ? undefined : toReais(cost),
    minimo: minimum === undefined ? undefined : toNumber(minimum),
    ativo: active,
    oferta: onOffer,
    categoria: categoryId,
    estoque: stock === 'untracked' ? null : stock === undefined ? undefined : toNumber(stock),
  });

export const gridFieldOf = (name: string): GridField =>
  (Object.keys(names) as GridField[]).find((field) => names[field] === name) ?? 'price';
