import { useRef } from 'react';
import {
  type CartTexts,
  MAX_NOTE_LENGTH,
  MAX_ORDER_NUMBER_LENGTH,
} from '#features/cart/domain/saved-cart.ts';
import type { Characteristic } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { Missing } from '../checked-draft.ts';
import { writeTexts } from '../wishes.ts';
import { CharacteristicField } from './characteristic-field.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { questionId } from './sections.ts';

interface NotesSectionProps {
  readonly questions: readonly Characteristic[];
  readonly texts: CartTexts;
  readonly missing: readonly Missing[];
  readonly deliveryType: DeliveryType;
  /** Only companies have an order number of their own. */
  readonly forCompany: boolean;
}

export function NotesSection({ questions, texts, missing, deliveryType, forCompany }: NotesSectionProps) {
  const { note, customerOrderNumber } = texts;
  // Also where a number is there already; the field stays when it is emptied.
  const showsNumber = useRef(forCompany);
  if (customerOrderNumber !== '') showsNumber.current = true;
  return (
    <CheckoutSection id="observacoes" number={4} title="Observações">
      {questions.map((one) => (
        <CharacteristicField
          key={one.id}
          question={one}
          error={missing.find(({ field }) => field === questionId(one.id))?.text}
        />
      ))}
      <TextArea
        label="Observação para a loja"
        hint={`O que a loja precisa saber para separar${deliveryType === 'delivery' ? ' e entregar' : ''}`}
        optional
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(event) => writeTexts({ note: event.target.value })}
      />
      {showsNumber.current && (
        <TextField
          label="Número do seu pedido"
          hint="Ordem de compra ou número interno da sua empresa"
          optional
          maxLength={MAX_ORDER_NUMBER_LENGTH}
          autoComplete="off"
          value={customerOrderNumber}
          onChange={(event) => writeTexts({ customerOrderNumber: event.target.value })}
          outerClassName="max-w-form"
        />
      )}
    </CheckoutSection>
  );
}
