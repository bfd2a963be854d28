import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';

interface CopyCodeProps {
  /** 'Pix copia e cola' */
  readonly label: string;
  readonly code: string;
}

/** A long code with a copy button; selected for copying by hand if the browser refuses. */
export function CopyCode({ label, code }: CopyCodeProps) {
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async (): Promise<void> => {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      document.getElementById(id)?.focus();
      setOutcome('failed');
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={4}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
        className="field field-sizing-content resize-none break-all font-mono text-sm"
      />
      <Button tone="primary" size="lg" wide onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        {outcome === 'copied' ? 'Código copiado' : 'Copiar código'}
      </Button>
      <p role="status" className="min-h-5 text-ink-2 text-sm">
        {outcome === 'copied' && 'Agora cole no aplicativo do seu banco, em Pix copia e cola.'}
        {outcome === 'failed' &&
          'Não foi possível copiar. O código está selecionado: copie pelo teclado ou menu.'}
      </p>
    </div>
  );
}
