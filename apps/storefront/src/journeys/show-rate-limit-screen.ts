import { dismissMessage, showMessage, useMessage } from '#platform/ui/overlays/message-state.ts';

/**
 * Shows the rate-limit screen above the page: the address and message change, the page below keeps its state. A
 * reload shows the screen itself. Spec 7, rate limiting.
 */
export function showRateLimitScreen(address: string): void {
  if (window.location.pathname === address) return;
  // Bypasses the router, which would unmount the page.
  const { state } = window.history;
  History.prototype.pushState.call(window.history, followed(state), '', address);
  const message = {
    title: 'Muitas solicitações',
    text: 'Recebemos muitos pedidos seguidos deste aparelho. Aguarde um minuto e tente novamente. O que você preencheu continua aqui, e seu carrinho continua guardado.',
    tone: 'warn',
    actions: [{ label: 'Voltar para onde eu estava' }],
  } as const;
  showMessage(message);
  // Closing the message goes back in the history, and going back closes the message.
  const stop = useMessage.subscribe(({ message: shown }) => {
    if (shown === message) return;
    leave();
    if (window.location.pathname === address) window.history.back();
  });
  const left = () => {
    leave();
    dismissMessage();
  };
  const leave = () => {
    stop();
    window.removeEventListener('popstate', left);
  };
  window.addEventListener('popstate', left);
}

/** The router numbers its entries to tell forward from back. */
const followed = (state: { readonly __TSR_index?: number } | null) => ({
  ...state,
  __TSR_index: (state?.__TSR_index ?? 0) + 1,
});
