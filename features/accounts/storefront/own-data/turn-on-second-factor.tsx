import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
} from '../../contract/second-factor/second-factor.endpoints.ts';
import { inGroups } from '../../domain/login/second-step-code.ts';
import { useSession } from '../login/use-session.ts';

interface TurnOnProps {
  readonly onDone: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** Password first, then the app's secret; it is on once a code of the app is confirmed. */
export function TurnOnSecondFactor({ onDone, onCancel }: TurnOnProps) {
  const api = useApi();
  const params = { idcliente: useSession().clientId };
  const password = useForm<{ password: string }>();
  const code = useForm<{ code: string }>();
  const begin = useMutation({
    mutationFn: (typed: { readonly password: string }) =>
      api.call(beginSecondFactorEndpoint, { params, body: { senhaAtual: typed.password } }),
  });
  const confirm = useMutation({
    mutationFn: (typed: { readonly code: string }) =>
      api.call(confirmSecondFactorEndpoint, { params, body: { codigo: typed.code.trim() } }),
    onSuccess: ({ codigos }) => onDone(codigos),
  });
  if (begin.data === undefined)
    return (
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={password.handleSubmit((typed) => begin.mutate(typed))}
      >
        <Refused error={begin.error} otherwise={UPDATE_FAILED} />
        <PasswordField
          autoFocus
          label="Senha atual"
          error={password.formState.errors.password?.message}
          {...password.register('password', { required: 'Informe sua senha atual.' })}
        />
        <Buttons label="Continuar" busy={begin.isPending} onCancel={onCancel} />
      </form>
    );
  const { segredo, link, qrcode } = begin.data;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={code.handleSubmit((typed) => confirm.mutate(typed))}
    >
      <Refused error={confirm.error} otherwise={UPDATE_FAILED} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrcode)}`}
          alt="QR Code para o aplicativo autenticador"
          width={192}
          height={192}
          className="rounded-md border border-line bg-white"
        />
        <div className="flex min-w-56 flex-1 flex-col gap-3">
          <p>Leia o QR Code com o seu aplicativo autenticador, ou digite a chave nele:</p>
          <p className="wrap-anywhere rounded-md bg-sunken px-3 py-2 font-mono text-sm">
            {inGroups(segredo, ' ')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void copy(segredo)}>
              Copiar chave
            </Button>
            <a href={link} className="button button-quiet button-sm">
              Abrir no aplicativo
            </a>
          </div>
        </div>
      </div>
      <TextField
        label="Código que o aplicativo mostra"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        autoFocus
        className="max-w-56 text-lg tracking-widest tabular-nums"
        error={code.formState.errors.code?.message}
        {...code.register('code', { required: 'Informe o código de 6 dígitos.' })}
      />
      <Buttons label="Ativar" busy={confirm.isPending} onCancel={onCancel} />
    </form>
  );
}

interface ButtonsProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

function Buttons({ label, busy, onCancel }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" tone="primary" busy={busy}>
        {label}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: 'Chave copiada.' });
  } catch {
    showToast({ text: 'Não foi possível copiar. Selecione a chave e copie.', tone: 'error' });
  }
}
