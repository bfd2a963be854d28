import { X } from 'lucide-react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { searchProducts } from '#features/catalog/panel/search-products.ts';
import { formatQuantity, ONE, thousandths } from '#kernel/quantity.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Card } from '#platform/ui/card.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { SimulatedLine } from './price-query.ts';
import { QuestionForm } from './question-form.tsx';

interface SimulatedLinesProps {
  readonly lines: readonly SimulatedLine[];
  readonly onChange: (lines: readonly SimulatedLine[]) => void;
}

/** The products of the simulated cart. */
export function SimulatedLines({ lines, onChange }: SimulatedLinesProps) {
  return (
    <div className="flex flex-col gap-4">
      {/* A new form for each product. */}
      <AddLine
        key={lines.length}
        onAdd={(line) => onChange([...lines.filter(({ id }) => id !== line.id), line])}
      />
      {lines.length > 0 && (
        <Card>
          <ul aria-label="Produtos simulados" className="flex flex-col divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id} className="flex items-center gap-4 py-1">
                <span className="min-w-0 flex-1">{line.name}</span>
                <span className="tabular-nums">{formatQuantity(thousandths(line.quantity))}</span>
                <IconButton
                  label={`Tirar ${line.name}`}
                  icon={<X />}
                  onClick={() => onChange(lines.filter((other) => other !== line))}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

interface Typed {
  readonly product: Choice | null;
  readonly quantity: number | null;
}

const NOTHING: Typed = { product: null, quantity: ONE };

function AddLine({ onAdd }: { readonly onAdd: (line: SimulatedLine) => void }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const form = usePanelForm<Typed, Typed>({
    values: NOTHING,
    save: async (typed) => typed,
    onSaved: ({ product, quantity }) => {
      if (product !== null && quantity !== null) onAdd({ id: product.id, name: product.label, quantity });
    },
  });
  return (
    <QuestionForm form={form} label="Acrescentar produto">
      <FormCombobox<Typed>
        form={form}
        name="product"
        label="Produto"
        required="Escolha um produto."
        search={searchProducts(api, shop.id)}
      />
      <FormQuantity<Typed> form={form} name="quantity" label="Quantidade" required="Escreva a quantidade." />
    </QuestionForm>
  );
}
