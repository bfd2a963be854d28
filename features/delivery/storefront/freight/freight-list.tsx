import { Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { deliveryTexts } from '../../contract/texts.ts';
import type { DeliveryOption } from '../../domain/delivery-option.ts';
import { APPROXIMATE, FREE, feeWords } from '../delivery-words.ts';
import type { Freight, LaterFreight } from './freight-query.ts';
import { laterWords, whenWords } from './freight-words.ts';

/** Each option with its fee and first slot, or the refusals. */
export function FreightList({ ways }: { readonly ways: readonly Freight[] }) {
  const offered = ways.some((way) => 'from' in way || ('options' in way && way.options.length > 0));
  const refusals = new Set(ways.flatMap((way) => ('refusal' in way ? [way.refusal] : [])));
  if (!offered && refusals.size === 0) refusals.add(deliveryTexts['no-delivery-option'].message);
  return (
    <ul className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
      {/* That nothing is brought there comes before where it can be picked up. */}
      {[...refusals].map((refusal) => (
        <li key={refusal} className="font-medium">
          {refusal}
        </li>
      ))}
      {ways.flatMap((way) => {
        if ('from' in way) return [<LaterRow key="from" {...way.from} />];
        return 'options' in way ? way.options.map((each) => <OptionRow key={each.id} option={each} />) : [];
      })}
    </ul>
  );
}

const HOME = 'Receber no endereço';

const OptionRow = ({ option }: { readonly option: DeliveryOption }) => (
  <Row
    icon={option.type === 'delivery' ? <Truck /> : <Store />}
    title={option.type === 'delivery' ? HOME : `Retirar: ${option.name}`}
    text={whenWords(option) ?? option.store?.addressText}
    fee={feeWords(option)}
    {...(option.approximate ? { note: APPROXIMATE } : {})}
  />
);

const LaterRow = ({ minimumOrder, fee, approximate }: LaterFreight) => (
  <Row
    icon={<Truck />}
    title={HOME}
    text={laterWords(minimumOrder)}
    fee={feeWords({ fee })}
    {...(approximate ? { note: APPROXIMATE } : {})}
  />
);

interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string | undefined;
  readonly fee: string;
  readonly note?: string;
}

const Row = ({ icon, title, text, fee, note }: RowProps) => (
  <li className="flex gap-3">
    <span
      aria-hidden="true"
      className="mt-0.5 shrink-0 text-ink-2 [&_svg]:size-5 [&_svg]:[stroke-width:1.75]"
    >
      {icon}
    </span>
    <div className="min-w-0 grow">
      <p className="font-medium">{title}</p>
      <p className="text-ink-2 text-sm">{text}</p>
      {note !== undefined && <p className="text-ink-2 text-sm">{note}</p>}
    </div>
    <p className={cx('font-semibold tabular-nums', fee === FREE && 'text-success')}>{fee}</p>
  </li>
);
