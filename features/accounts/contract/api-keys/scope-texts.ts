/** What each scope of an API key allows, in the order of the form. */
import { API_SCOPES, type ApiScope } from '#kernel/permissions.ts';
import type { RefusalText } from '#platform/contract/problem.ts';
import type { CallScope } from './scope-of-call.ts';

export const apiScopeNames: Readonly<Record<ApiScope, string>> = {
  'catalog:read': 'Ver produtos, preços e páginas da loja',
  'cart:read': 'Ver carrinho, cupons e opções de entrega',
  'cart:write': 'Montar e mudar o carrinho',
  'orders:read': 'Ver pedidos e orçamentos',
  'orders:write': 'Fazer, pagar, mudar e cancelar pedidos',
  'finance:read': 'Ver faturas, boletos e notas fiscais',
  'client:read': 'Ver cadastro e endereços do cliente',
  'lists:read': 'Ver listas de compras e avisos de produtos',
  'lists:write': 'Fazer e mudar listas de compras e avisos de produtos',
  'subscriptions:read': 'Ver assinaturas',
};

/** For the form: nothing is changed by what these allow. */
export const READING_SCOPES: readonly ApiScope[] = API_SCOPES.filter((scope) => scope.endsWith(':read'));

/** Names the missing scope for who programs the system, and in words. */
export const keyMayNotText = (needed: Exclude<CallScope, 'none'>): RefusalText => ({
  status: 403,
  message:
    needed === 'never'
      ? 'O acesso por chave de API não permite esta operação.'
      : `A chave de API desta sessão não tem a permissão ${needed} (${apiScopeNames[needed]}). Peça à loja uma chave que a tenha.`,
});
