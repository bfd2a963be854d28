import { type FormEvent, useState } from 'react';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { rememberCep, storedCep } from '../freight/stored-cep.ts';

interface CepFormProps {
  readonly busy: boolean;
  readonly onSearch: (postalCode: string) => void;
}

/** A form for a CEP, filled with the last one. */
export function CepForm({ busy, onSearch }: CepFormProps) {
  const [digits, setDigits] = useState(storedCep);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const whole = digits.length === 8;
    setError(whole ? undefined : 'Informe os oito números do CEP.');
    if (!whole) return;
    rememberCep(digits);
    onSearch(digits);
  };
  return (
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
      <Button type="submit" tone="primary" busy={busy} wide>
        Ver quem entrega
      </Button>
    </form>
  );
}
