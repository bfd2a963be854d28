import { formatMoney, ZERO } from '#kernel/money.ts';
import { RadioCard } from '#platform/ui/radio-card.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { feeWords } from './fee-words.ts';

interface OptionChoiceProps {
  readonly options: readonly DeliveryOption[];
  readonly chosen: DeliveryOption | undefined;
  readonly onChoose: (id: string) => void;
  /** 'Loja para retirada' */
  readonly legend: string;
}

/** Ways to the door with their fees, or stores with their addresses. */
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
  const { store, freeFrom, fee } = option;
  if (store !== undefined) {
    return (
      <>
        {store.addressText}
        {store.hours !== '' && (
          <>
            <br />
            {store.hours}
          </>
        )}
      </>
    );
  }
  if (freeFrom !== undefined && fee > ZERO) return <>Grátis em compras acima de {formatMoney(freeFrom)}</>;
  return <>Entrega no seu endereço</>;
}
