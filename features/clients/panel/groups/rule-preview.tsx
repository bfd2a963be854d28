import { useMutation } from '@tanstack/react-query';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { groupPreviewFromWire } from '../../contract/rules/automatic-group.wire.ts';
import { previewGroupEndpoint } from '../../contract/rules/automatic-groups.endpoints.ts';
import type { GroupPreview } from '../../domain/rules/automatic-group.ts';
import { type GroupDraft, ruleToSend } from './rule-draft.ts';

/** Whom the rule as typed would put into the group now. */
export function RulePreview({ form }: { readonly form: PanelForm<GroupDraft> }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const request = useMutation({
    mutationFn: async ({ name, ...draft }: GroupDraft) => {
      const nome = name.trim();
      const body = { ...(nome === '' ? {} : { nome }), regra: ruleToSend(draft) };
      return groupPreviewFromWire(
        await api.call(previewGroupEndpoint, { params: { idfornecedor: shop.id }, body }),
      );
    },
  });
  const typed = form.form.watch();
  const isStale = request.variables !== undefined && keyOf(request.variables) !== keyOf(typed);
  const refresh = async (): Promise<void> => {
    if (await form.form.trigger('conditions', { shouldFocus: true })) request.mutate(structuredClone(typed));
  };
  return (
    <>
      <Button className="justify-self-start" busy={request.isPending} onClick={() => void refresh()}>
        Ver quem entra
      </Button>
      <div aria-live="polite" className="col-span-full flex flex-col gap-3">
        <Refused error={request.error} otherwise="Não foi possível ver quem entra. Tente de novo." />
        {isStale && <p className="text-ink-2 text-sm">A regra mudou: veja de novo quem entra.</p>}
        {request.data !== undefined && !isStale && <Preview preview={request.data} />}
      </div>
    </>
  );
}

const keyOf = ({ name, join, conditions }: GroupDraft): string =>
  JSON.stringify([name.trim(), ruleToSend({ join, conditions })]);

function Preview({ preview: { total, joining, leaving, clients } }: { readonly preview: GroupPreview }) {
  return (
    <>
      <p className="font-semibold">{totalWords(total)}</p>
      {(joining !== total || leaving > 0) && (
        <p className="text-ink-2 text-sm">
          {joining === 1 ? '1 entra agora' : `${joining.toLocaleString('pt-BR')} entram agora`};{' '}
          {leaving === 1 ? '1 sai' : `${leaving.toLocaleString('pt-BR')} saem`}.
        </p>
      )}
      {clients.length > 0 && (
        <ul aria-label="Quem entra" className="grid gap-x-6 gap-y-1 text-sm md:grid-cols-2">
          {clients.map(({ clientId, name, document }) => (
            <li key={clientId} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-ink-2">{formatDocument(document ?? '')}</span>
            </li>
          ))}
        </ul>
      )}
      {total > clients.length && (
        <p className="text-ink-2 text-sm">
          {`E mais ${(total - clients.length).toLocaleString('pt-BR')}, por ordem de nome.`}
        </p>
      )}
    </>
  );
}

const totalWords = (total: number): string => {
  if (total === 0) return 'Nenhum cliente cumpre a regra agora. Quem passar a cumprir entra sozinho.';
  return total === 1
    ? '1 cliente cumpre a regra agora.'
    : `${total.toLocaleString('pt-BR')} clientes cumprem a regra agora.`;
};
