import { CalendarClock, History, KeyRound, ShieldCheck, Users } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const systemSections: readonly Section[] = [
  {
    segment: 'equipe',
    label: 'Equipe',
    icon: Users,
    permission: 'staff:manage',
    keywords: 'pessoas convites membros funcionários',
    Screen: lazyView(async () => (await import('#features/accounts/panel/team/team-screen.tsx')).TeamScreen),
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
    Screen: lazyView(async () => (await import('#features/exports/panel/exports-screen.tsx')).ExportsScreen),
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
];
