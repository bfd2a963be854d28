import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { WEEKDAYS } from '#kernel/time/weekdays.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Forbidden } from '#platform/panel/states.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeChatSettingsEndpoint } from '../../contract/chat-settings.endpoints.ts';
import { chatSettingsFromWire, chatSettingsToWire } from '../../contract/panel-room.wire.ts';
import { type ChatSettings, hoursText } from '../../domain/office-hours.ts';
import { deskWords } from '../../ui/chat-words.ts';
import { BackToInbox } from '../back-to-inbox.tsx';
import { settingsQuery } from '../chat-queries.ts';
import { DayHours } from './day-hours.tsx';
import { draftedHours, hoursDraftOf } from './hours-draft.ts';

/** Whether, when and how fast the shop answers. */
export function DeskScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('chat:write');
  const { data, error, refetch, isFetching } = useQuery({
    ...settingsQuery(useApi(), shop.id),
    // What is typed stays.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!mayWrite) return <Forbidden home={panelHref(shop)} />;
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-5">
      <BackToInbox />
      <PageTitle lead="O que os clientes leem sobre as respostas da loja.">Horários de atendimento</PageTitle>
      {data === undefined && error === null && <RowsLoading />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar os horários"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && <DeskForm settings={data} />}
    </div>
  );
}

const MAX_ANSWER_TIME = 200;
const NOT_SAVED = 'Não foi possível salvar. Tente de novo.';

function DeskForm({ settings }: { readonly settings: ChatSettings }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [enabled, setEnabled] = useState(settings.enabled);
  const [answerTime, setAnswerTime] = useState(settings.answerTime);
  const [draft, setDraft] = useState(() => hoursDraftOf(settings.hours));
  const hours = draftedHours(draft);
  const save = useMutation({
    mutationFn: async (wanted: ChatSettings) => {
      const params = { idfornecedor: shop.id };
      return chatSettingsFromWire(
        await api.call(changeChatSettingsEndpoint, { params, body: chatSettingsToWire(wanted) }),
      );
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery(api, shop.id).queryKey, saved);
      showToast({ text: 'Atendimento salvo.' });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (hours !== undefined) save.mutate({ enabled, hours, answerTime });
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <Checkbox
          label="Atender clientes por conversa"
          hint="Desligado, os clientes não escrevem mais; as conversas continuam guardadas, e a loja pode responder."
          checked={enabled}
          onChange={({ currentTarget: { checked } }) => setEnabled(checked)}
        />
        <TextField
          label="Em quanto tempo a loja costuma responder"
          optional
          hint="Uma frase, como “Costumamos responder em até 15 minutos.”"
          maxLength={MAX_ANSWER_TIME}
          value={answerTime}
          onChange={({ currentTarget: { value } }) => setAnswerTime(value)}
        />
      </Card>
      <Card as="section" aria-labelledby="horarios" className="flex flex-col gap-2">
        <h2 id="horarios" className="text-lg">
          Horários
        </h2>
        <p className="text-ink-2 text-sm">
          Fora deles os clientes leem quando a loja volta. Sem nenhum horário, a loja está sempre presente.
        </p>
        <div className="divide-y divide-line">
          {WEEKDAYS.map((day) => (
            <DayHours key={day} day={day} draft={draft} onDraft={setDraft} />
          ))}
        </div>
      </Card>
      <Preview settings={{ enabled, answerTime, hours: hours ?? settings.hours }} />
      <Refused error={save.error} otherwise={NOT_SAVED} />
      <Button type="submit" tone="primary" className="self-start" busy={save.isPending}>
        Salvar
      </Button>
    </form>
  );
}

function Preview({ settings: { enabled, hours, answerTime } }: { readonly settings: ChatSettings }) {
  const { shop } = useStaffPlace();
  const desk = { enabled, isOpen: true, hours: hoursText(hours), answerTime: answerTime.trim() };
  const words = enabled ? deskWords(desk, timeZoneOf(shop)) : 'A loja não atende por conversa no momento.';
  return (
    <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <span className="font-semibold">O cliente lê: </span>
      {words === '' ? 'Escreva à loja por aqui.' : words}
    </p>
  );
}
