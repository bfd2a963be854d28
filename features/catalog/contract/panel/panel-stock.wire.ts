import { fromNumber, type Quantity, toNumber } from '#kernel/quantity.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import type { StockCause, StockMovement } from '../../domain/stock/stock-movement.ts';
import type { listMovementsSchema } from './panel-stock.schema.ts';
import { CAUSE_NAMES } from './stock-cause-names.ts';

const causes = CAUSE_NAMES;
type WireMovement = Answer<typeof listMovementsSchema>['dados'][number];

const level = (value: Quantity | undefined): number | null => (value === undefined ? null : toNumber(value));
const units = (value: number | null): Quantity | undefined =>
  value === null ? undefined : fromNumber(value);

export const movementToWire = ({
  id,
  at,
  cause,
  before,
  after,
  by,
  reason,
  stores,
}: StockMovement): WireMovement => ({
  id,
  em: new Date(at).toISOString(),
  causa: causes[cause],
  antes: level(before),
  depois: level(after),
  por: by ?? null,
  motivo: reason,
  lojas: stores.map(({ storeId, name, ...levels }) => ({
    idloja: storeId,
    nome: name,
    antes: toNumber(levels.before),
    depois: toNumber(levels.after),
  })),
});

export const movementFromWire = (wire: WireMovement): StockMovement => ({
  id: wire.id,
  at: Date.parse(wire.em),
  cause: (Object.keys(causes) as StockCause[]).find((cause) => causes[cause] === wire.causa) ?? 'order',
  before: units(wire.antes),
  after: units(wire.depois),
  by: wire.por ?? undefined,
  reason: wire.motivo,
  stores: wire.lojas.map(({ idloja, nome, antes, depois }) => ({
    storeId: idloja,
    name: nome,
    before: fromNumber(antes),
    after: fromNumber(depois),
  })),
});
