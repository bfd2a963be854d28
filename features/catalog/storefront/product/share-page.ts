import { showToast } from '#platform/ui/toasts/toast-state.ts';

/** Hands the page's address to the system's own sharing, or to the clipboard. */
export async function sharePage(name: string): Promise<void> {
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
