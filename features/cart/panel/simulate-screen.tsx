import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { SavedCart } from '../domain/saved-cart.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { NO_FIELDS, type PriceFields, type SimulatedLine, simulateCart } from './price-query.ts';
import { QuestionForm } from './question-form.tsx';
import { SimulatedCart } from './simulated-cart.tsx';
import { SimulatedLines } from './simulated-lines.tsx';

/** A cart in, its discounts and their reasons out, as the client would see it. */
export function SimulateScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [lines, setLines] = useState<readonly SimulatedLine[]>([]);
  const [cart, setCart] = useState<SavedCart>();
  const { cupom: coupon = '' } = useSearchTexts();
  const form = usePanelForm<PriceFields, SavedCart>({
    values: { ...NO_FIELDS, coupon },
    save: (fields) => simulateCart(api, shop, lines, fields),
    onSaved: setCart,
    fields: { cupom: 'coupon', idcliente: 'client', quando: 'when' },
  });
  const change = (next: readonly SimulatedLine[]): void => {
    setLines(next);
    setCart(undefined);
  };
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-6">
      <PageHeader
        title="Simulador"
        lead="O que um carrinho custaria, com os motivos. As contas são as mesmas que cobram; nada é gravado."
      />
      <SimulatedLines lines={lines} onChange={change} />
      {lines.length > 0 && (
        <QuestionForm form={form} label="Simular">
          <BuyerFields form={form} />
          <FormText form={form} name="coupon" label="Cupom" optional maxLength={60} />
        </QuestionForm>
      )}
      <div role="status" className="empty:hidden">
        {cart !== undefined && <SimulatedCart cart={cart} />}
      </div>
    </div>
  );
}
