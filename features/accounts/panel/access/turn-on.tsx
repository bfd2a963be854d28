import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import {
  beginStaffSecondFactorEndpoint,
  confirmStaffSecondFactorEndpoint,
} from '../../contract/staff/staff-second-factor.endpoints.ts';
import { inGroups } from '../../domain/login/second-step-code.ts';

interface TurnOnProps {
  /** Recovery codes, shown only now. */
  readonly onDone: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** Password first, then the app's secret; it is on once a code of the app is confirmed. */
export function TurnOn({ onDone, onCancel }: TurnOnProps) {
  const api = useApi();
  const password = useForm<{ password: string }>();
  const code = useForm<{ code: string }>();
  const begin = useMutation({
    mutationFn: (typed: { readonly password: string }) =>
      api.call(beginStaffSecondFactorEndpoint, { body: { senhaAtual: typed.password } }),
  });
  const confirm = useMutation({
    mutationFn: (typed: { readonly code: string }) =>
      api.call(confirmStaffSecondFactorEndpoint, { body: { codigo: typed.code.trim() } }),
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
        <FormButtons label="Continuar" busy={begin.isPending} onCancel={onCancel} />
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
          <a href={link} className="button button-quiet button-sm self-start">
            Abrir no aplicativo
          </a>
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
      <FormButtons label="Ativar" busy={confirm.isPending} onCancel={onCancel} />
    </form>
  );
}
