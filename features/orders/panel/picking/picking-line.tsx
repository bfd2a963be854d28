import { useState } from 'react';
import { formatQuantity, NONE, ONE, parseQuantity, thousandths, toNumber } from '#kernel/quantity.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { QuantityStepper } from '#platform/ui/forms/quantity-stepper.tsx';
import { type Ground, Picture } from '#platform/ui/pictures/picture.tsx';
import type { ProductToPick } from '../../domain/picking/order-to-pick.ts';
import { mostToPick, type PickState, pickState } from '../../domain/picking/picking.ts';
import { isWeighed } from '../../domain/weighed.ts';
import type { LinePick } from './picking-state.ts';
import { ShortageFields } from './shortage-fields.tsx';

interface PickingLineProps {
  readonly product: ProductToPick;
  readonly pick: LinePick;
  /** Who picked it last. */
  readonly by: string | undefined;
  /** Of the element that leads to it. */
  readonly id: string;
  readonly onPick: (pick: LinePick) => void;
}

const states: Readonly<Record<PickState, { readonly title: string; readonly tone: Tone } | undefined>> = {
  waiting: undefined,
  picked: { title: 'Separado', tone: 'success' },
  short: { title: 'Falta', tone: 'warn' },
  surplus: { title: 'Sobra: devolva à prateleira', tone: 'danger' },
};

/** A hundred grams at a press; of everything else one. */
const stepOf = (unit: string): number => (unit.toUpperCase() === 'KG' ? 100 : ONE);

/** One product, large enough for a thumb: what it is, how much is wanted, and how much there is. */
export function PickingLine({ product, pick, by, id, onPick }: PickingLineProps) {
  const [fault, setFault] = useState<string>();
  const { name, sku, ean, unit, quantity: ordered } = product;
  const small = unit.toLowerCase();
  const most = mostToPick(product);
  const state = pickState(product, pick);
  const badge = states[state];
  const set = (units: number): void => {
    setFault(undefined);
    onPick({ ...pick, quantity: thousandths(Math.max(NONE, Math.min(units, most))) });
  };
  const type = (value: number): void => {
    const typed = parseQuantity(value);
    if (typed === undefined || typed > most) setFault(`O máximo é ${formatQuantity(most)} ${small}.`);
    else set(typed);
  };
  return (
    <Card as="li" id={id} className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Picture
          id={product.picture}
          alt=""
          sizes="80px"
          ground={product.ground as Ground}
          className="size-20 shrink-0 rounded-md"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h2 className="text-base wrap-anywhere">{name}</h2>
          <p className="text-ink-2 text-sm tabular-nums wrap-anywhere">
            {[sku, ean].filter(Boolean).join(' · ')}
          </p>
          {product.giftWrap && <p className="text-sm">Embalar para presente</p>}
          <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              Pedido:{' '}
              <strong className="text-lg tabular-nums">
                {formatQuantity(ordered)} {small}
              </strong>
            </span>
            {badge !== undefined && <Badge tone={badge.tone}>{badge.title}</Badge>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <QuantityStepper
          label={`Separado de ${name}`}
          unit={small}
          value={toNumber(pick.quantity)}
          atMost={pick.quantity >= most}
          onIncrease={() => set(pick.quantity + stepOf(unit))}
          onDecrease={() => set(pick.quantity - stepOf(unit))}
          onSet={type}
          className="min-w-44 flex-1"
        />
        <Button
          aria-label={`Tudo de ${name}`}
          disabled={pick.quantity === ordered}
          onClick={() => set(ordered)}
          className="flex-1"
        >
          Tudo
        </Button>
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      {isWeighed(unit) && state !== 'short' && (
        <p className="text-ink-2 text-sm">Vendido por peso: escreva o que a balança mostra.</p>
      )}
      {(state === 'waiting' || state === 'short') && (
        <ShortageFields name={name} pick={pick} onPick={onPick} />
      )}
      {by !== undefined && <p className="text-ink-2 text-sm">Por {by}</p>}
    </Card>
  );
}
