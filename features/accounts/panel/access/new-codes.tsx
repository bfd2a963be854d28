import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows new recovery codes, once. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ text: 'Códigos copiados.' }),
      () => showToast({ text: 'Não foi possível copiar. Selecione os códigos e copie.', tone: 'error' }),
    );
  };
  return (
    <div className="grid gap-4">
      <Alert tone="success" announced title="Verificação em duas etapas ativa">
        Guarde estes códigos fora do celular. Cada um abre o painel uma vez, se você ficar sem o aplicativo.
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
        <Button autoFocus onClick={copy}>
          Copiar códigos
        </Button>
      </div>
    </div>
  );
}
