import { SearchX } from 'lucide-react';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

export function NotFoundPage() {
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title="Página não encontrada"
      text="O endereço pode ter mudado ou o conteúdo não está mais disponível."
      actions={
        <LinkButton tone="primary" href="/">
          Ir para o início
        </LinkButton>
      }
    />
  );
}
