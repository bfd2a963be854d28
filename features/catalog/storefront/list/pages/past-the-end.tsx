import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

/** Shown for a page number beyond the end of the list. */
export const PastTheEnd = ({ href }: { readonly href: string }) => (
  <EmptyState
    title="Esta página não existe mais"
    text="A lista ficou menor desde que este endereço foi feito."
    actions={
      <LinkButton tone="primary" href={href}>
        Ir para a primeira página
      </LinkButton>
    }
  />
);
