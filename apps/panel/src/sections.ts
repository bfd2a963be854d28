/**
 * The sections of the panel, in the order of its navigation. A new section is a line in its group; its screens are in its
 * feature's `panel` folder. Who lacks its permission does not see it, and a group without sections is not shown.
 */
import {
  CalendarClock,
  FileText,
  Handshake,
  History,
  KeyRound,
  MessagesSquare,
  ReceiptText,
  ShieldCheck,
  Tags,
  UserCheck,
  Users,
  WalletCards,
} from 'lucide-react';
import { UnreadCount } from '#features/chat/panel/unread-count.tsx';
import type { SectionGroup } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { catalogSections } from './section-groups/catalog.ts';
import { contentSections } from './section-groups/content.ts';
import { deliveryAndPayment } from './section-groups/delivery-and-payment.ts';
import { pricesAndPromotions } from './section-groups/prices-and-promotions.ts';
import { reportSections } from './section-groups/reports.ts';
import { shopSections } from './section-groups/shop.ts';
import { suggestedLists } from './section-groups/suggested-lists.ts';

export const sectionGroups: readonly SectionGroup[] = [
  {
    title: 'Vendas',
    sections: [
      {
        segment: 'pedidos',
        label: 'Pedidos',
        icon: ReceiptText,
        permission: 'orders:read',
        jump: 'p',
        Screen: lazyView(
          async () => (await import('#features/orders/panel/list/orders-screen.tsx')).OrdersScreen,
        ),
        pages: {
          novo: {
            title: 'Novo pedido',
            permission: 'orders:write',
            Screen: lazyView(
              async () =>
                (await import('#features/orders/panel/attended/new-order-screen.tsx')).NewOrderScreen,
            ),
          },
          imprimir: lazyView(
            async () => (await import('#features/orders/panel/print/print-screen.tsx')).PrintScreen,
          ),
          $numero: lazyView(async () => (await import('./journeys/order-page.tsx')).OrderPage),
        },
        actions: [
          {
            label: 'Novo pedido',
            href: '/novo',
            permission: 'orders:write',
            keywords: 'fazer pedido para cliente televendas balcão',
          },
        ],
      },
      {
        segment: 'orcamentos',
        label: 'Orçamentos',
        icon: FileText,
        permission: 'orders:read',
        Screen: lazyView(
          async () => (await import('#features/orders/panel/list/orders-screen.tsx')).QuotesScreen,
        ),
      },
      {
        segment: 'pagamentos',
        label: 'Pagamentos',
        icon: WalletCards,
        permission: 'payments:read',
        keywords: 'pix boleto cartão cobrança',
        jump: 'g',
        Screen: lazyView(
          async () => (await import('#features/payments/panel/charges-screen.tsx')).ChargesScreen,
        ),
      },
    ],
  },
  {
    title: 'Clientes',
    sections: [
      {
        segment: 'clientes',
        label: 'Clientes',
        icon: Users,
        permission: 'clients:read',
        keywords: 'cadastro crédito notas compradores',
        jump: 'l',
        Screen: lazyView(
          async () => (await import('#features/clients/panel/list/clients-screen.tsx')).ClientsScreen,
        ),
        pages: {
          $id: lazyView(async () => (await import('./journeys/client-page.tsx')).ClientPage),
        },
      },
      {
        segment: 'grupos',
        label: 'Grupos',
        icon: Tags,
        permission: 'clients:read',
        keywords: 'segmentos grupo de clientes preços regra automático',
        actions: [{ label: 'Novo grupo automático', href: '/novo', permission: 'prices:write' }],
        Screen: lazyView(
          async () => (await import('#features/clients/panel/groups/groups-screen.tsx')).GroupsScreen,
        ),
        pages: {
          novo: {
            title: 'Novo grupo automático',
            permission: 'prices:write',
            Screen: lazyView(
              async () =>
                (await import('#features/clients/panel/groups/new-group-screen.tsx')).NewGroupScreen,
            ),
          },
          $idgrupo: {
            title: 'Grupo automático',
            Screen: lazyView(
              async () => (await import('#features/clients/panel/groups/group-screen.tsx')).GroupScreen,
            ),
          },
        },
      },
      suggestedLists,
      {
        segment: 'representantes',
        label: 'Representantes',
        icon: Handshake,
        permission: 'representatives:read',
        keywords: 'vendedores carteira transferir convidar metas',
        jump: 'r',
        Screen: lazyView(
          async () =>
            (await import('#features/delegation/panel/representatives-screen.tsx')).RepresentativesScreen,
        ),
        pages: {
          metas: {
            title: 'Metas dos representantes',
            Screen: lazyView(
              async () =>
                (await import('#features/delegation/panel/targets/targets-screen.tsx')).TargetsScreen,
            ),
          },
          $id: {
            title: 'Representante',
            Screen: lazyView(
              async () => (await import('#features/delegation/panel/portfolio-screen.tsx')).PortfolioScreen,
            ),
          },
        },
      },
      {
        segment: 'conversas',
        label: 'Conversas',
        icon: MessagesSquare,
        permission: 'chat:read',
        keywords: 'chat mensagens atendimento',
        jump: 'c',
        Count: UnreadCount,
        // One screen for the list and the open conversation, so that the list stays as it is.
        rest: '{-$sala}',
        Screen: lazyView(
          async () => (await import('#features/chat/panel/inbox/inbox-screen.tsx')).InboxScreen,
        ),
        pages: {
          respostas: lazyView(
            async () => (await import('#features/chat/panel/answers/answers-screen.tsx')).AnswersScreen,
          ),
          atendimento: lazyView(
            async () => (await import('#features/chat/panel/desk/desk-screen.tsx')).DeskScreen,
          ),
        },
      },
      {
        segment: 'cadastros',
        label: 'Cadastros',
        icon: UserCheck,
        permission: 'clients:read',
        keywords: 'aprovar clientes novos',
        jump: 'a',
        Screen: lazyView(
          async () =>
            (await import('#features/accounts/panel/applicants/applicants-screen.tsx')).ApplicantsScreen,
        ),
      },
    ],
  },
  {
    title: 'Catálogo',
    sections: catalogSections,
  },
  { title: 'Preços e promoções', sections: pricesAndPromotions },
  { title: 'Conteúdo', sections: contentSections },
  { title: 'Entrega e pagamento', sections: deliveryAndPayment },
  { title: 'Loja', sections: shopSections },
  { title: 'Relatórios', sections: reportSections },
  {
    title: 'Sistema',
    sections: [
      {
        segment: 'equipe',
        label: 'Equipe',
        icon: Users,
        permission: 'staff:manage',
        keywords: 'pessoas convites membros funcionários',
        Screen: lazyView(
          async () => (await import('#features/accounts/panel/team/team-screen.tsx')).TeamScreen,
        ),
      },
      {
        segment: 'funcoes',
        label: 'Funções',
        icon: ShieldCheck,
        permission: 'staff:manage',
        keywords: 'papéis permissões',
        Screen: lazyView(
          async () => (await import('#features/accounts/panel/roles/roles-screen.tsx')).RolesScreen,
        ),
        pages: {
          $funcao: lazyView(
            async () => (await import('#features/accounts/panel/roles/role-screen.tsx')).RoleScreen,
          ),
        },
        actions: [{ label: 'Nova função', href: '/nova' }],
      },
      {
        segment: 'exportacoes',
        label: 'Exportações agendadas',
        icon: CalendarClock,
        permission: 'jobs:read',
        keywords: 'arquivo planilha relatório automático e-mail agendar csv',
        actions: [{ label: 'Nova exportação agendada', href: '/nova', permission: 'jobs:manage' }],
        Screen: lazyView(
          async () => (await import('#features/exports/panel/exports-screen.tsx')).ExportsScreen,
        ),
        pages: {
          nova: {
            title: 'Nova exportação agendada',
            permission: 'jobs:manage',
            Screen: lazyView(
              async () => (await import('#features/exports/panel/new-export-screen.tsx')).NewExportScreen,
            ),
          },
          $idexportacao: lazyView(
            async () => (await import('#features/exports/panel/export-screen.tsx')).ExportScreen,
          ),
        },
      },
      {
        segment: 'auditoria',
        label: 'Auditoria',
        icon: History,
        permission: 'audit:read',
        keywords: 'histórico mudanças quem mudou',
        Screen: lazyView(
          async () => (await import('#features/accounts/panel/audit/audit-screen.tsx')).AuditScreen,
        ),
      },
      {
        segment: 'chaves-api',
        label: 'Chaves de API',
        icon: KeyRound,
        permission: 'api-keys:manage',
        keywords: 'integração erp',
        Screen: lazyView(
          async () => (await import('#features/accounts/panel/api-keys/api-keys-screen.tsx')).ApiKeysScreen,
        ),
      },
    ],
  },
];
