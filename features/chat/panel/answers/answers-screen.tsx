import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { MAX_CANNED_ANSWERS } from '../../domain/canned-answer.ts';
import { BackToInbox } from '../back-to-inbox.tsx';
import { answersQuery } from '../chat-queries.ts';
import { AnswerCard } from './answer-card.tsx';
import { AnswerForm } from './answer-form.tsx';

/** The texts that the shop's people send often. */
export function AnswersScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('chat:write');
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(answersQuery(useApi(), shop.id));
  const mayAdd = mayWrite && data !== undefined && data.length < MAX_CANNED_ANSWERS;
  const add = mayAdd && !isAdding && (
    <Button tone="primary" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" className="size-5" />
      Nova resposta
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-5">
      <BackToInbox />
      <PageTitle
        lead="Em uma conversa, digite / e o começo do título para usar uma delas."
        actions={data !== undefined && data.length > 0 && add}
      >
        Respostas prontas
      </PageTitle>
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar as respostas"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {isAdding && (
        <Card>
          <AnswerForm onDone={() => setIsAdding(false)} />
        </Card>
      )}
      {data?.length === 0 && !isAdding && (
        <EmptyState
          icon={<MessageSquareQuote />}
          title="Nenhuma resposta pronta"
          text="Guarde o que a loja responde muitas vezes, como prazos e formas de entrega."
          actions={add}
        />
      )}
      <ul aria-label="Respostas prontas" className="flex flex-col gap-3 empty:hidden">
        {data?.map((answer) => (
          <AnswerCard key={answer.id} answer={answer} mayWrite={mayWrite} />
        ))}
      </ul>
    </div>
  );
}
