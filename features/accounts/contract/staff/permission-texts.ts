/** What each permission allows, in one sentence, by area. The order is that of the role's page. */
import type { Permission } from '#kernel/permissions.ts';

interface PermissionArea {
  readonly title: string;
  readonly permissions: readonly { readonly permission: Permission; readonly text: string }[];
}

const area = (title: string, permissions: Partial<Record<Permission, string>>): PermissionArea => ({
  title,
  permissions: Object.entries(permissions).map(([permission, text]) => ({
    permission: permission as Permission,
    text,
  })),
});

export const permissionAreas: readonly PermissionArea[] = [
  area('Pedidos e orçamentos', {
    'orders:read': 'Ver pedidos e orçamentos.',
    'orders:write': 'Mudar a situação de pedidos, informar rastreio e cancelar.',
    'quotes:write': 'Dar preço e desconto a orçamentos.',
    'carts:write': 'Montar e travar o carrinho de um cliente.',
    'subscriptions:read': 'Ver assinaturas.',
    'subscriptions:write': 'Mudar os tipos de assinatura.',
  }),
  area('Clientes', {
    'clients:read': 'Ver clientes e cadastros.',
    'clients:approve': 'Aprovar e recusar cadastros.',
    'clients:write': 'Mudar dados, etiquetas e códigos de clientes, e escrever notas.',
    'privacy:manage': 'Exportar os dados de um cliente e enviar o link que os exclui.',
    'representatives:read': 'Ver representantes, as carteiras e as metas deles.',
    'representatives:write': 'Convidar e dispensar representantes, mudar as carteiras e definir as metas.',
    'shopping-lists:read': 'Ver listas de compras sugeridas.',
    'shopping-lists:write': 'Fazer listas de compras sugeridas.',
    'chat:read': 'Ler as conversas com clientes.',
    'chat:write': 'Responder as conversas e fazer respostas prontas.',
  }),
  area('Catálogo e conteúdo', {
    'catalog:read': 'Ver produtos, categorias e buscas.',
    'catalog:write': 'Mudar produtos, fotos, estoque, categorias e sinônimos.',
    'content:read': 'Ver páginas, carrosséis e a página inicial.',
    'content:write': 'Mudar páginas, carrosséis e a página inicial.',
  }),
  area('Preços e promoções', {
    'prices:read': 'Ver tabelas de preços e políticas comerciais.',
    'prices:write': 'Mudar tabelas, políticas e preços de clientes; ver e mudar custos e ver a margem.',
    'promotions:read': 'Ver combos e promoções.',
    'promotions:write': 'Fazer combos e promoções.',
    'coupons:read': 'Ver cupons.',
    'coupons:write': 'Fazer cupons.',
  }),
  area('Dinheiro', {
    'payments:read': 'Ver cobranças e títulos.',
    'payments:write': 'Confirmar, capturar e devolver pagamentos, e dar baixa em títulos.',
    'payments:manage': 'Mudar as contas em que a loja recebe.',
    'credit:write': 'Mudar o limite de crédito de clientes.',
    'invoices:read': 'Ver notas fiscais.',
    'invoices:write': 'Anexar e remover notas fiscais.',
  }),
  area('Entrega', {
    'delivery:read': 'Ver áreas, horários e feriados.',
    'delivery:write': 'Mudar áreas, taxas, horários e feriados.',
  }),
  area('Relatórios', {
    'reports:read': 'Ver os relatórios de vendas, clientes, entregas, buscas e visitas.',
  }),
  area('Loja e sistema', {
    'shop:read': 'Ver a aparência e os dados da loja.',
    'shop:write': 'Mudar a aparência, o menu, os textos e os dados da loja.',
    'jobs:read': 'Ver importações e outras tarefas, e receber exportações dos dados que pode ver.',
    'jobs:manage': 'Começar e cancelar importações e outras tarefas, e agendar exportações.',
    'analytics:manage': 'Mudar a conta do Google Analytics.',
    'api-keys:manage': 'Criar e revogar chaves de API.',
    'audit:read': 'Ver quem mudou o quê na loja.',
    'staff:manage': 'Convidar e tirar pessoas da equipe, e mudar o que cada uma pode.',
  }),
];
