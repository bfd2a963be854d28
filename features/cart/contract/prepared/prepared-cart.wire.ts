import type { Static } from 'typebox';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Preparation, PreparedLine } from '../../domain/preparation.ts';
import { cartLineFromWire } from '../cart-lines.wire.ts';
import type { prepareCartSchema, WirePreparedLine } from './prepared-cart.schema.ts';

const DAY = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 7;

/** Only products are prepared. A price with a fraction of a centavo is refused: which one the client pays must not be guessed. */
export function preparationFromWire(
  { itens, motivo, validade = USUAL_DAYS }: Static<typeof prepareCartSchema.body>,
  now: Instant,
): Result<Preparation, { readonly code: 'price-not-exact' | 'combo-not-prepared' }> {
  const lines: PreparedLine[] = [];
  for (const item of itens) {
    if (item.idcombopromocional_cabecalho) return refuse({ code: 'combo-not-prepared' });
    const line = lineFromWire(item);
    if (line === undefined) return refuse({ code: 'price-not-exact' });
    lines.push(line);
  }
  return accept({ lines, reason: motivo, expiresAt: now + validade * DAY });
}

function lineFromWire({ precoatendente, ...line }: WirePreparedLine): PreparedLine | undefined {
  if (precoatendente === undefined) return cartLineFromWire(line);
  const price = exactUnits(precoatendente, 2);
  return price === undefined ? undefined : { ...cartLineFromWire(line), price: centavos(price) };
}
