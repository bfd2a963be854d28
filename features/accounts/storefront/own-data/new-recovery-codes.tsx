import { useApi } from '#platform/web/use-api.ts';
import { renewRecoveryCodesEndpoint } from '../../contract/second-factor/second-factor.endpoints.ts';
import { useSession } from '../login/use-session.ts';
import { PasswordAndCode } from './password-and-code.tsx';

interface NewRecoveryCodesProps {
  readonly onDone: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** Replaces the recovery codes with ten new ones; the app's secret stays. */
export function NewRecoveryCodes({ onDone, onCancel }: NewRecoveryCodesProps) {
  const api = useApi();
  const params = { idcliente: useSession().clientId };
  return (
    <PasswordAndCode
      action="Gerar novos códigos"
      onCancel={onCancel}
      onProof={async ({ password, code }) => {
        const body = { senhaAtual: password, codigo: code };
        const { codigos } = await api.call(renewRecoveryCodesEndpoint, { params, body });
        await onDone(codigos);
      }}
    >
      <p className="text-ink-2 text-sm">
        Você recebe dez códigos novos, e os de antes deixam de valer. O aplicativo continua o mesmo.
      </p>
    </PasswordAndCode>
  );
}
