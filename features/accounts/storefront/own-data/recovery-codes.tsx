import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="grid gap-4">
      <Alert tone="success" announced title="Verificação em duas etapas ativa">
        Guarde estes códigos fora do celular. Cada um abre a conta uma vez, se você ficar sem o aplicativo.
        Eles não serão mostrados de novo.
      </Alert>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={onDone}>
          Já guardei
        </Button>
        <Button autoFocus onClick={() => void copy(codes)}>
          Copiar códigos
        </Button>
      </div>
    </div>
  );
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ text: 'Códigos copiados.' });
  } catch {
    showToast({ text: 'Não foi possível copiar. Selecione os códigos e copie.', tone: 'error' });
  }
}
