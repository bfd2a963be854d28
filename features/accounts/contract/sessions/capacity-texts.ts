/** For users whose role may not do this for the client. */
import type { Act } from '#kernel/acts.ts';
import type { Capacity } from '#kernel/scope.ts';

const ONLY_MAIN = {
  'subscriptions:change': 'alterar assinaturas',
  'subscriptions:cancel': 'cancelar assinaturas',
  'addresses:change': 'alterar os endereços',
  'registration:change': 'alterar o cadastro',
  'linked-users:manage': 'gerenciar os usuários da empresa',
  'privacy:export': 'pedir os dados do cadastro',
  'privacy:delete': 'pedir a exclusão do cadastro',
} as const satisfies Partial<Record<Act, string>>;

const isOnlyMain = (act: Act): act is keyof typeof ONLY_MAIN => Object.hasOwn(ONLY_MAIN, act);

/** Names who may do it, if anyone. */
export function mayNotText(capacity: Capacity, act: Act): string {
  if (isOnlyMain(act)) return `Somente o usuário principal do cadastro pode ${ONLY_MAIN[act]}.`;
  if (capacity === 'representative') return 'Isto só pode ser feito pelo próprio cliente.';
  if (capacity === 'integration') return 'O acesso por integração não permite esta operação.';
  return 'Seu perfil não permite esta operação. Fale com o usuário principal do cadastro.';
}
