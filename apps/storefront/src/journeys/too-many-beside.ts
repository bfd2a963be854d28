import { dismissMessage, showMessage, useMessage } from '#platform/ui/overlays/message-state.ts';

/**
 * Leads to the screen of too many requests without taking the page away: its address and its words stand over the page, and
 * the way back finds everything as it was left. Loaded again, the address is the screen itself. Spec 7, rate limiting.
 */
export function tellBeside(address: string): void {
  if (window.location.pathname === address) return;
  // Past the router, which would take the page away.
  const { state } = window.history;
  History.prototype.pushState.call(window.history, followed(state), '', address);
  const message = {
    title: 'Muitas solicitações',
    text: 'Recebemos muitos pedidos seguidos deste aparelho. Aguarde um minuto e tente novamente. O que você preencheu continua aqui, e seu carrinho continua guardado.',
    tone: 'warn',
    actions: [{ label: 'Voltar para onde eu estava' }],
  } as const;
  showMessage(message);
  // Whoever has read it is back on the page; whoever goes back has read it.
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

/** The router counts its entries, to tell forth from back. */
const followed = (state: { readonly __TSR_index?: number } | null) => ({
  ...state,
  __TSR_index: (state?.__TSR_index ?? 0) + 1,
});
