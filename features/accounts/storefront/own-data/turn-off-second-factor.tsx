import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { removeSecondFactorEndpoint } from '../../contract/second-factor/second-factor.endpoints.ts';
import { useSession } from '../login/use-session.ts';
import { PasswordAndCode } from './password-and-code.tsx';

interface TurnOffProps {
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Requires the password and a code. */
export function TurnOffSecondFactor({ onDone, onCancel }: TurnOffProps) {
  const api = useApi();
  const params = { idcliente: useSession().clientId };
  return (
    <PasswordAndCode
      action="Desativar"
      danger
      onCancel={onCancel}
      onProof={async ({ password, code }) => {
        await api.call(removeSecondFactorEndpoint, { params, body: { senhaAtual: password, codigo: code } });
        showToast({ text: 'Verificação em duas etapas desativada.' });
        await onDone();
      }}
    />
  );
}
