import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { removeCannedAnswerEndpoint } from '../../contract/chat-settings.endpoints.ts';
import type { CannedAnswer } from '../../domain/canned-answer.ts';
import { answersQuery } from '../chat-queries.ts';
import { AnswerForm } from './answer-form.tsx';

interface AnswerCardProps {
  readonly answer: CannedAnswer;
  readonly mayWrite: boolean;
}

/** A canned answer, which is changed and deleted in its place. */
export function AnswerCard({ answer, mayWrite }: AnswerCardProps) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'removing'>('shown');
  const toShown = (): void => setMode('shown');
  if (mode === 'changing')
    return (
      <Card as="li">
        <AnswerForm answer={answer} onDone={toShown} />
      </Card>
    );
  return (
    <Card as="li" className="flex flex-col gap-3 md:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base wrap-anywhere">{answer.title}</h2>
          <p className="whitespace-pre-wrap text-ink-2 wrap-anywhere">{answer.text}</p>
        </div>
        {mayWrite && (
          <div className="-mt-2 -mr-2 flex shrink-0">
            <IconButton
              label={`Editar ${answer.title}`}
              icon={<Pencil aria-hidden="true" className="size-4.5" />}
              onClick={() => setMode('changing')}
            />
            <IconButton
              label={`Apagar ${answer.title}`}
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onClick={() => setMode('removing')}
            />
          </div>
        )}
      </div>
      {mode === 'removing' && <Removal answer={answer} onCancel={toShown} />}
    </Card>
  );
}

function Removal({ answer, onCancel }: Pick<AnswerCardProps, 'answer'> & { readonly onCancel: () => void }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => {
      const params = { idfornecedor: shop.id, idresposta: answer.id };
      return api.call(removeCannedAnswerEndpoint, { params });
    },
    onSuccess: () => showToast({ text: 'Resposta apagada.' }),
    // Also after a refusal: somebody else may have deleted it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: answersQuery(api, shop.id).queryKey }),
  });
  return (
    <fieldset aria-label={`Apagar ${answer.title}`} className="flex flex-col gap-3">
      <Refused error={remove.error} otherwise="Não foi possível apagar. Tente de novo." />
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
        <p className="mr-auto text-sm">Apagar esta resposta? As mensagens já enviadas ficam como estão.</p>
        <Button autoFocus size="sm" tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Apagar
        </Button>
        <Button size="sm" tone="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </fieldset>
  );
}
