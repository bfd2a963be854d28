import { formatMoney } from '#kernel/money.ts';
import type { Instalments } from '../../domain/instalments.ts';

/** '3x de R$ 41,20 sem juros' */
export function instalmentWords({ count, part, total, interest }: Instalments): string {
  if (count === 1) return `À vista: ${formatMoney(total)}`;
  const parts = `${count}x de ${formatMoney(part)}`;
  return interest === 0 ? `${parts} sem juros` : `${parts} com juros (total ${formatMoney(total)})`;
}
