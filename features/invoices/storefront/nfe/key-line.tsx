import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { formatAccessKey } from '#features/orders/domain/shipments/access-key.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

/** The access key in groups of four, with a copy button. */
export function KeyLine({ value }: { readonly value: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      showToast({ text: 'Chave de acesso copiada.' });
    } catch {
      setCopied(false);
      showToast({ text: 'Não foi possível copiar. Selecione a chave e copie.', tone: 'error' });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-2 text-sm">Chave de acesso</p>
      <p className="rounded-md bg-sunken px-3 py-2 font-mono text-sm tabular-nums wrap-anywhere">
        {formatAccessKey(value)}
      </p>
      <Button size="sm" className="self-start" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-4" />
        {copied ? 'Chave copiada' : 'Copiar chave'}
      </Button>
    </div>
  );
}
