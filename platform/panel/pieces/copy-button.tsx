import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

interface CopyButtonProps {
  readonly text: string;
  /** 'Copiar link' */
  readonly label: string;
}

/** Milliseconds. */
const SHOWN = 2000;

export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ tone: 'error', text: 'O navegador não deixou copiar. Selecione o texto e copie.' });
    }
  };
  const Mark = copied ? Check : Copy;
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Mark aria-hidden="true" className="size-4" />
      {label}
      <span role="status" className="sr-only">
        {copied ? 'Copiado.' : ''}
      </span>
    </Button>
  );
}
