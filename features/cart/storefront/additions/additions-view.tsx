import { useEffect, useState } from 'react';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { eachOf, unitWords } from '#features/catalog/storefront/words/unit-words.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductId } from '#kernel/ids.ts';
import { add, formatMoney, type Money } from '#kernel/money.ts';
import { NONE, ONE, parseQuantity, type Quantity, toNumber } from '#kernel/quantity.ts';
import { Button } from '#platform/ui/button.tsx';
import { QuantityStepper } from '#platform/ui/forms/quantity-stepper.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { clearSuccesses, showToast } from '#platform/ui/toasts/toast-state.ts';
import { linePrice } from '../../domain/pricing/price-cart.ts';
import { decrease, increase, set } from '../../domain/pricing/quantity-moves.ts';
import { cardProduct } from '../card-product.ts';
import { focusStepperOf } from '../focus-stepper.ts';
import { limitToStock } from '../product-quantity.tsx';
import { changeCart } from '../save/change-cart.ts';
import { withQuantity } from '../save/change-lines.ts';
import type { AdditionsOffer, OfferedAddition } from './offer-additions.ts';

export function AdditionsView({ props, close }: OverlayViewProps) {
  const { to, additions } = props as unknown as AdditionsOffer;
  const rules = priceRules(new Set(useShop().tags));
  // The toast about a filled cart would cover the buttons here.
  useEffect(clearSuccesses, []);
  const [chosen, setChosen] = useState<ReadonlyMap<ProductId, Quantity>>(new Map());
  const [only] = to.length === 1 ? to : [];
  useEffect(() => () => void (only !== undefined && focusStepperOf(only)), [only]);
  const quantityOf = ({ id }: ProductCard): Quantity => chosen.get(id) ?? NONE;
  const wanted = additions.map(({ card }) => card).filter((card) => quantityOf(card) > 0);
  const sum = add(...wanted.map((card) => priceOf(card, quantityOf(card)).total));
  const take = (): void => {
    const done = changeCart((lines) =>
      wanted.reduce((all, card) => withQuantity(all, cardProduct(card), quantityOf(card), rules), lines),
    );
    if (done) showToast({ text: takenWords(wanted) });
    close();
  };
  return (
    <div className="flex flex-col gap-4 p-5">
      <p className="text-ink-2">
        {only === undefined ? (
          'Com os produtos que você adicionou, a loja também oferece:'
        ) : (
          <>
            Você adicionou <strong className="font-semibold text-ink">{only}</strong>. A loja também oferece:
          </>
        )}
      </p>
      <ul className="divide-y divide-line">
        {additions.map(({ card, goesWith }) => (
          <Addition
            key={card.id}
            card={card}
            goesWith={only === undefined ? goesWith : []}
            unitPrice={priceOf(card, quantityOf(card) || ONE).unit}
            quantity={quantityOf(card)}
            onSet={(quantity) => setChosen(new Map(chosen).set(card.id, quantity))}
          />
        ))}
      </ul>
      <p role="status" className="flex min-h-6 justify-between font-semibold tabular-nums">
        {wanted.length > 0 && (
          <>
            <span>Adicionais</span>
            <span>{formatMoney(sum)}</span>
          </>
        )}
      </p>
      <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-start">
        <Button tone="primary" size="lg" disabled={wanted.length === 0} onClick={take}>
          Adicionar ao carrinho
        </Button>
        <Button tone="secondary" size="lg" onClick={close}>
          Não, obrigado
        </Button>
      </div>
    </div>
  );

  function priceOf(card: ProductCard, quantity: Quantity): { readonly unit: Money; readonly total: Money } {
    const { offer, increments } = card;
    if (offer === undefined) throw new Error('a product without a price was offered');
    return linePrice({ offer, increments }, quantity, rules);
  }
}

/** The first products are named in the message, the others counted. */
const MAX_NAMED = 2;

interface AdditionProps extends OfferedAddition {
  readonly unitPrice: Money;
  readonly quantity: Quantity;
  readonly onSet: (quantity: Quantity) => void;
}

function Addition({ card, goesWith, unitPrice, quantity, onSet }: AdditionProps) {
  const words = unitWords(card.unit);
  const product = cardProduct(card);
  const more = limitToStock(increase(quantity, card.increments), product);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <ProductImage product={card} alt="" sizes="56px" className="size-14 shrink-0 rounded-md p-1.5" />
      <div className="min-w-40 flex-1">
        <p className="font-medium text-sm">{card.name}</p>
        <p className="text-ink-2 text-sm tabular-nums">
          {formatMoney(unitPrice)}
          {eachOf(card.unit)}
        </p>
        {goesWith.length > 0 && <p className="text-ink-2 text-sm">Para {listed(goesWith)}</p>}
      </div>
      <div className="w-36 max-sm:ml-auto">
        <QuantityStepper
          label={card.name}
          value={toNumber(quantity)}
          onIncrease={() => onSet(more)}
          onDecrease={() => onSet(decrease(quantity, card.increments))}
          onSet={(typed) =>
            onSet(limitToStock(set(parseQuantity(typed) ?? quantity, card.increments), product))
          }
          {...(words.measured ? { unit: words.short } : {})}
          atMost={quantity > 0 && more <= quantity}
          size="sm"
          className="flex w-full"
        />
      </div>
    </li>
  );
}

function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const shown = more > 0 ? [...names.slice(0, MAX_NAMED), `mais ${more}`] : names;
  return list.format(shown);
}

const list = new Intl.ListFormat('pt-BR');

const takenWords = (taken: readonly ProductCard[]): string =>
  taken.length === 1
    ? `${taken[0]?.name} está no carrinho.`
    : `${taken.length} adicionais estão no carrinho.`;
