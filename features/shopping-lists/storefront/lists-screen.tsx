import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListPlus, ListTodo } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { ListSummary } from '../domain/shopping-list.ts';
import { listAddress } from './addresses.ts';
import { ListCard } from './list-card.tsx';
import { listsQuery } from './lists-query.ts';
import { NameDialog } from './name-dialog.tsx';
import { useListCalls } from './use-list-calls.ts';

/** The client's lists, and those that the shop suggests. Spec 2, shopping lists (mine, suggested). */
export function ListsScreen() {
  const buyer = useBuyer();
  const { slug, name } = buyer.shop;
  const { data: own } = useSuspenseQuery(listsQuery(buyer, 'own'));
  const { data: suggested } = useSuspenseQuery(listsQuery(buyer, 'suggested'));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle lead={`O que você compra sempre em ${name}, pronto para o carrinho`} actions={<NewList />}>
        Listas de compras
      </PageTitle>
      <Section title="Minhas listas" lists={own}>
        <EmptyState
          icon={<ListTodo />}
          level={3}
          title="Você ainda não tem listas"
          text="Crie uma lista, ou salve produtos nela pela página de cada um e pelo carrinho."
          actions={
            <LinkButton tone="secondary" href={homeAddress(slug)}>
              Ver produtos
            </LinkButton>
          }
        />
      </Section>
      {suggested.length > 0 && <Section title="Sugeridas para você" lists={suggested} />}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly lists: readonly ListSummary[];
  /** Shown when there are none. */
  readonly children?: ReactNode;
}

function Section({ title, lists, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3.5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lists.length === 0 ? (
        children
      ) : (
        <ul className="grid gap-3.5 sm:grid-cols-2">
          {lists.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewList() {
  const { shop } = useBuyer();
  const { save } = useListCalls();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <ListPlus aria-hidden="true" className="size-5" />
        Nova lista
      </Button>
      {open && (
        <NameDialog
          title="Nova lista"
          action="Criar lista"
          onClose={() => setOpen(false)}
          onName={async (name) => {
            const { id } = await save({ name });
            void navigate({ href: listAddress(shop.slug, id) });
          }}
        />
      )}
    </>
  );
}
