import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { ButtonLook } from '#platform/ui/button-style.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

interface CopyLineProps extends ButtonLook {
  /** Digits; several lines are separated by line breaks. */
  readonly text: string;
  readonly label: string;
  /** For screen readers: what is copied. */
  readonly of?: string;
}

/** Copies digits without punctuation, as banks' apps accept them. If the browser refuses, the line can be selected by hand. */
export function CopyLine({ text, label, of, ...look }: CopyLineProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ text: 'Copiado. Agora cole no aplicativo do seu banco.' });
    } catch {
      setCopied(false);
      showToast({ text: 'Não foi possível copiar. Selecione a linha digitável e copie.', tone: 'error' });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button {...look} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      {copied ? 'Copiado' : label}
      {of !== undefined && <span className="sr-only"> {of}</span>}
    </Button>
  );
}
