import { Fragment } from 'react';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { basisWords, feeWords, todayWords } from './delivery-words.ts';
import { timeWords } from './slot-days.ts';

interface OptionChoiceProps {
  readonly options: readonly DeliveryOption[];
  readonly chosen: DeliveryOption | undefined;
  readonly onChoose: (id: string) => void;
  /** 'Loja para retirada' */
  readonly legend: string;
}

/** Delivery areas with their fees, or stores with their addresses. */
export function OptionChoice({ options, chosen, onChoose, legend }: OptionChoiceProps) {
  return (
    <RadioGroup legend={legend}>
      {options.map((option) => (
        <RadioCard
          key={option.id}
          name="delivery-option"
          value={option.id}
          checked={option.id === chosen?.id}
          onChange={() => onChoose(option.id)}
          title={option.name}
          description={<OptionText option={option} />}
          end={<span className={option.fee === 0 ? 'text-success' : undefined}>{feeWords(option)}</span>}
        />
      ))}
    </RadioGroup>
  );
}

function OptionText({ option }: { readonly option: DeliveryOption }) {
  const { store, today } = option;
  if (store !== undefined) {
    return (
      <>
        {store.addressText}
        {today !== undefined && (
          <>
            <br />
            <span className={today.is === 'open' ? 'text-success' : undefined}>{todayWords(today)}</span>
          </>
        )}
        {store.hours !== '' && (
          <>
            <br />
            {store.hours}
          </>
        )}
      </>
    );
  }
  const words = doorWords(option);
  return words.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** How the fee is calculated, from which value it is free, and the cut-off time. */
function doorWords({ basis, freeFrom, fee, cutOff, slots }: DeliveryOption): string[] {
  const words = [
    ...(basis === undefined || fee === ZERO ? [] : [basisWords(basis)]),
    ...(freeFrom !== undefined && fee > ZERO
      ? [`Grátis em compras a partir de ${formatMoney(freeFrom)}`]
      : []),
    ...(cutOff === undefined || slots.length === 0
      ? []
      : [`A partir das ${timeWords(cutOff)}, o pedido conta no dia seguinte`]),
  ];
  return words.length === 0 ? ['Entrega no seu endereço'] : words;
}
