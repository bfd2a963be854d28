import { Handshake, MessagesSquare, Tags, UserCheck, Users } from 'lucide-react';
import { UnreadCount } from '#features/chat/panel/unread-count.tsx';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { suggestedLists } from './suggested-lists.ts';

export const clientSections: readonly Section[] = [
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
      $id: lazyView(async () => (await import('../journeys/client-page.tsx')).ClientPage),
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
          async () => (await import('#features/clients/panel/groups/new-group-screen.tsx')).NewGroupScreen,
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
          async () => (await import('#features/delegation/panel/targets/targets-screen.tsx')).TargetsScreen,
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
    Screen: lazyView(async () => (await import('#features/chat/panel/inbox/inbox-screen.tsx')).InboxScreen),
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
];
