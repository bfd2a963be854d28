import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  addCannedAnswerEndpoint,
  changeCannedAnswerEndpoint,
} from '../../contract/chat-settings.endpoints.ts';
import { type CannedAnswer, MAX_CANNED_TITLE_LENGTH } from '../../domain/canned-answer.ts';
import { MAX_MESSAGE_LENGTH } from '../../domain/chat-message.ts';
import { answersQuery } from '../chat-queries.ts';

interface AnswerFormProps {
  /** The one to change; absent: a new one. */
  readonly answer?: CannedAnswer;
  readonly onDone: () => void;
}

export function AnswerForm({ answer, onDone }: AnswerFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const missing = (value: string, words: string): string | undefined =>
    isChecked && value.trim() === '' ? words : undefined;
  const save = useMutation({
    mutationFn: () => {
      const params = { idfornecedor: shop.id };
      const body = { titulo: title, texto: text };
      return answer === undefined
        ? api.call(addCannedAnswerEndpoint, { params, body })
        : api.call(changeCannedAnswerEndpoint, { params: { ...params, idresposta: answer.id }, body });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: answersQuery(api, shop.id).queryKey });
      showToast({ text: 'Resposta salva.' });
      onDone();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (title.trim() !== '' && text.trim() !== '') save.mutate();
    else event.currentTarget.querySelector<HTMLElement>(title.trim() === '' ? 'input' : 'textarea')?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Refused error={save.error} otherwise="Não foi possível salvar. Tente de novo." />
      <TextField
        autoFocus
        label="Título"
        hint="Por ele a resposta é encontrada; o cliente não o vê."
        maxLength={MAX_CANNED_TITLE_LENGTH}
        value={title}
        error={missing(title, 'Dê um título à resposta.')}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <TextArea
        label="Texto"
        rows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        error={missing(text, 'Escreva o texto da resposta.')}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <FormButtons label="Salvar" busy={save.isPending} onCancel={onDone} />
    </form>
  );
}
