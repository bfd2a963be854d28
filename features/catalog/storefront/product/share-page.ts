import { showToast } from '#platform/ui/toasts/toast-state.ts';

/** Shares the page's address through the system's share sheet, or copies it to the clipboard. */
export async function sharePage(name: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title: name, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast({ text: 'Link copiado.' });
    }
  } catch (error) {
    // Closing the system's share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ text: 'Não foi possível compartilhar. Copie o endereço do navegador.', tone: 'error' });
  }
}
