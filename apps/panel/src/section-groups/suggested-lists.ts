import { ListTodo } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const suggestedLists: Section = {
  segment: 'listas',
  label: 'Listas sugeridas',
  icon: ListTodo,
  permission: 'shopping-lists:read',
  keywords: 'listas de compras cesta sugestão recompra',
  actions: [{ label: 'Nova lista sugerida', href: '/nova', permission: 'shopping-lists:write' }],
  Screen: lazyView(
    async () => (await import('#features/shopping-lists/panel/suggestions-screen.tsx')).SuggestionsScreen,
  ),
  pages: {
    nova: {
      title: 'Nova lista sugerida',
      permission: 'shopping-lists:write',
      Screen: lazyView(async () => (await import('../journeys/list-pages.tsx')).NewSuggestionPage),
    },
    $idlista: {
      title: 'Lista sugerida',
      Screen: lazyView(async () => (await import('../journeys/list-pages.tsx')).SuggestionPage),
    },
  },
};
