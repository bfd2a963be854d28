import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { showToast } from '#platform/ui/toast-state.ts';

interface ShareButtonProps {
  readonly name: string;
  readonly className?: string;
}

/** Hands the page's address to the system's own sharing, or to the clipboard. There only where scripts run. */
export function ShareButton({ name, className }: ShareButtonProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <IconButton
      label="Compartilhar"
      icon={<Share2 aria-hidden="true" className="size-5" />}
      onClick={() => void share(name)}
      {...(className === undefined ? {} : { className })}
    />
  );
}

async function share(name: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title: name, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast({ text: 'Link copiado.' });
    }
  } catch (error) {
    // Whoever closes the system's sheet has not failed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ text: 'Não foi possível compartilhar. Copie o endereço do navegador.', tone: 'error' });
  }
}
