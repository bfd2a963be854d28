import { useState } from 'react';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { TitleId } from '../../domain/title.ts';
import type { Boletos } from './use-boletos.ts';

interface SendFormProps {
  readonly send: Boletos['send'];
  readonly ids: readonly TitleId[];
  readonly onClose: () => void;
}

/** Mails the typed lines of boletos to an address. */
export function SendForm({ send, ids, onClose }: SendFormProps) {
  const [email, setEmail] = useState('');
  if (send.isSuccess) {
    return (
      <Alert
        tone="success"
        announced
        title={`Enviado para ${send.variables.email}`}
        actions={
          <Button size="sm" onClick={onClose}>
            Fechar
          </Button>
        }
      >
        O e-mail leva o valor, o vencimento e a linha digitável de cada boleto.
      </Alert>
    );
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (email.trim() !== '') send.mutate({ email: email.trim(), ids });
      }}
    >
      <TextField
        label="E-mail do financeiro"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={send.error?.message}
        hint="Recebe o valor, o vencimento e a linha digitável."
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" tone="primary" busy={send.isPending}>
          Enviar
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
