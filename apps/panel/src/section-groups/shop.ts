import { Mails, Palette, ScrollText, Type } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const shopSections: readonly Section[] = [
  {
    segment: 'aparencia',
    label: 'Aparência',
    icon: Palette,
    permission: 'shop:read',
    keywords: 'cores tema logomarca nome cnpj razão social apelido solicitação menu rodapé aviso',
    Screen: lazyView(async () => (await import('../journeys/appearance-page.tsx')).AppearancePage),
  },
  {
    segment: 'textos',
    label: 'Textos',
    icon: Type,
    permission: 'shop:read',
    keywords: 'sobre trocas privacidade instruções perguntas',
    Screen: lazyView(
      async () => (await import('#features/content/panel/texts/texts-screen.tsx')).TextsScreen,
    ),
  },
  {
    segment: 'emails',
    label: 'E-mails',
    icon: Mails,
    permission: 'shop:read',
    keywords: 'mensagens modelos assunto aviso notificação teste',
    Screen: lazyView(
      async () => (await import('#features/content/panel/mails/mails-screen.tsx')).MailsScreen,
    ),
    pages: {
      $email: lazyView(
        async () => (await import('#features/content/panel/mails/mail-screen.tsx')).MailScreen,
      ),
    },
  },
  {
    segment: 'termos',
    label: 'Termos de uso',
    icon: ScrollText,
    permission: 'shop:read',
    keywords: 'versão aceite contrato',
    Screen: lazyView(
      async () => (await import('#features/content/panel/terms/terms-screen.tsx')).TermsScreen,
    ),
  },
];
