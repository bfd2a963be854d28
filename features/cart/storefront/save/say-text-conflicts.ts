import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { CartTexts } from '../../domain/saved-cart.ts';

const NAMES: Readonly<Record<keyof CartTexts, string>> = {
  note: 'A observação para a loja',
  customerOrderNumber: 'O número do seu pedido',
};

/** Characters of the other text. */
const SHOWN = 200;

/**
 * What is written here stands, as the checkout shows it. Where somebody else has written another text since `base`, the shopper reads
 * what it says.
 */
export function sayTextConflicts(
  base: CartTexts | undefined,
  written: Partial<CartTexts>,
  theirs: CartTexts | undefined,
): void {
  if (base === undefined || theirs === undefined) return;
  for (const name of ['note', 'customerOrderNumber'] as const) {
    const mine = written[name];
    const other = theirs[name];
    if (mine === undefined || other === mine || other === base[name]) continue;
    const said = other === '' ? 'foi apagado lá' : `lá diz: “${other.slice(0, SHOWN)}”`;
    showToast({
      text: `${NAMES[name]} também mudou em outro aparelho. Fica o que você escreveu aqui; ${said}.`,
      tone: 'error',
    });
  }
}
