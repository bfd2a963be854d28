import { useEffect } from 'react';
import { MAX_NOTE_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '#features/cart/domain/saved-cart.ts';
import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { DraftCard } from './draft-card.tsx';
import { includesAdultGoods } from './standing-order.ts';
import type { AttendedOrder } from './use-attended-order.ts';

/** What the client wants to have said, and what the shop asks of every order. */
export function DraftDetails({ order }: { readonly order: AttendedOrder }) {
  const { form, terms, preview } = order;
  const questions = terms?.questions;
  useEffect(() => {
    for (const { id } of questions ?? [])
      if (form.form.getValues(`answers.${id}`) === undefined) form.form.setValue(`answers.${id}`, '');
  }, [questions, form.form]);
  return (
    <DraftCard title="Observações">
      <FormTextArea
        form={form}
        name="note"
        label="Observação"
        hint="O cliente a lê na página do pedido."
        optional
        rows={3}
        check={(text) => (text.length > MAX_NOTE_LENGTH ? 'Escreva um texto mais curto.' : undefined)}
        className="col-span-full"
      />
      <FormText
        form={form}
        name="customerOrderNumber"
        label="Número do pedido do cliente"
        optional
        maxLength={MAX_ORDER_NUMBER_LENGTH}
      />
      {questions?.map(({ id, name, required, options }) => {
        const field = { form, name: `answers.${id}`, label: name, optional: !required } as const;
        return options.length === 0 ? (
          <FormText key={id} {...field} maxLength={200} />
        ) : (
          <FormSelect
            key={id}
            {...field}
            prompt="Escolha"
            options={options.map((option) => ({ value: option, label: option }))}
          />
        );
      })}
      {includesAdultGoods(preview) && (
        <FormCheckbox
          form={form}
          name="adult"
          label="O cliente declarou ter 18 anos ou mais"
          hint="Há produtos só para maiores: a idade é conferida na entrega."
          className="col-span-full"
        />
      )}
    </DraftCard>
  );
}
