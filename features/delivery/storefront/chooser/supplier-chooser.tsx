import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { OTHER_SUPPLIERS_FAILED, YOUR_ADDRESS_UNSERVED } from '#features/suppliers/contract/texts.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { supplierChoice } from '#features/suppliers/domain/supplier-choice.ts';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { rememberCep, rememberedCep } from '../freight/remembered-cep.ts';
import { suppliersFor } from './suppliers-for.ts';

/** Looks for who delivers to a CEP: several are offered, one is chosen at once, none is a warning. Spec 4. */
export function SupplierChooser({ onChosen }: { readonly onChosen: (supplier: Shop) => void }) {
  const shop = useShop();
  const api = useApi();
  const [digits, setDigits] = useState(rememberedCep);
  const [error, setError] = useState<string>();
  const search = useMutation({
    mutationFn: async (postalCode: string) => supplierChoice(await suppliersFor(api, postalCode), shop.id),
    onSuccess: (choice) => {
      if (choice.kind === 'stay') onChosen(shop);
      if (choice.kind === 'redirect') onChosen(choice.supplier);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const whole = digits.length === 8;
    setError(whole ? undefined : 'Informe os oito números do CEP.');
    if (!whole) return;
    rememberCep(digits);
    search.mutate(digits);
  };
  return (
    <div className="flex flex-col gap-4">
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <TextField
          label="CEP de entrega"
          autoComplete="postal-code"
          inputMode="numeric"
          placeholder="00000-000"
          maxLength={9}
          value={formatPostalCode(digits)}
          onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, '').slice(0, 8))}
          {...(error === undefined ? {} : { error })}
        />
        <Button type="submit" busy={search.isPending} wide>
          Ver quem entrega
        </Button>
      </form>
      {search.isError && (
        <Alert tone="error" announced>
          {OTHER_SUPPLIERS_FAILED}
        </Alert>
      )}
      {search.data?.kind === 'none' && (
        <Alert tone="warn" announced>
          {YOUR_ADDRESS_UNSERVED}
        </Alert>
      )}
      {search.data?.kind === 'choose' && (
        <ul aria-label="Lojas que entregam neste CEP" className="flex flex-col gap-2">
          {search.data.suppliers.map((supplier) => (
            <li key={supplier.id}>
              <button
                type="button"
                className="flex min-h-14 w-full flex-col justify-center gap-0.5 rounded-lg border border-line px-4 py-3 text-left hover:border-brand-text"
                onClick={() => onChosen(supplier)}
              >
                <span className="font-semibold">{supplier.name}</span>
                {supplier.description !== undefined && (
                  <span className="text-ink-2 text-sm">{supplier.description}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
