import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { searchProducts } from '#features/catalog/panel/search-products.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { WireExplanation } from '../contract/simulate/simulate.schema.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { Explanation } from './explanation.tsx';
import { explainPrice, NO_FIELDS, type PriceFields } from './price-query.ts';
import { QuestionForm } from './question-form.tsx';

/** Why a client pays what it pays: each rule in its order, and the one that won. */
export function ExplainScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [answer, setAnswer] = useState<WireExplanation>();
  const form = usePanelForm<PriceFields, WireExplanation | undefined>({
    values: NO_FIELDS,
    save: (fields) => explainPrice(api, shop, fields),
    onSaved: setAnswer,
    fields: { idproduto: 'product', quantidade: 'quantity', idcliente: 'client', quando: 'when' },
  });
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-6">
      <PageHeader
        title="Explicar preço"
        lead="Por que um cliente paga o que paga. As contas são as mesmas que cobram; nada é gravado."
      />
      <QuestionForm form={form} label="Explicar">
        <FormCombobox
          form={form}
          name="product"
          label="Produto"
          required="Escolha um produto."
          search={searchProducts(api, shop.id)}
        />
        <FormQuantity form={form} name="quantity" label="Quantidade" required="Escreva a quantidade." />
        <BuyerFields form={form} />
      </QuestionForm>
      <div role="status" className="empty:hidden">
        {answer !== undefined && <Explanation answer={answer} zone={timeZoneOf(shop)} />}
      </div>
    </div>
  );
}
