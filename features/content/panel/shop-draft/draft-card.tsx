import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import type { EditedShopDraft, EditedShopState } from '../../contract/shop-draft/shop-draft.wire.ts';
import { DraftDecisions, DraftDifferences } from '../publication/draft-decisions.tsx';
import { PART_WORDS, partWords } from './part-words.ts';
import { useShopPublication } from './use-shop-publication.ts';

interface DraftCardProps {
  readonly state: EditedShopState;
  readonly draft: EditedShopDraft;
}

/** The draft of menu, footer and texts, which is one for all of them, and the buttons that decide what becomes of it. */
export function DraftCard({ state, draft }: DraftCardProps) {
  const zone = timeZoneOf(useStaffPlace().shop);
  const change = useShopPublication(state);
  const words = draft.names.map((name) => PART_WORDS[name]);
  return (
    <section
      aria-label="Publicação"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {draft.publishAt === undefined
            ? 'Rascunho: a loja ainda não mostra o que mudou.'
            : `A loja muda em ${formatDateTime(draft.publishAt, zone)}.`}
        </p>
        <p className="text-ink-2 text-sm">{authorWords(draft, zone)}</p>
      </div>
      {draft.behind.length > 0 && (
        <Alert tone="warn" title="A loja mudou depois que este rascunho começou">
          {partWords(draft.behind)}: publicar este rascunho põe o que está aqui no lugar do que a loja mostra.
        </Alert>
      )}
      <DraftDifferences words={words} />
      <DraftDecisions
        question="Publicar o rascunho?"
        schedule="Na hora marcada, no relógio da loja, ela passa a mostrar o rascunho inteiro, sozinha. Até lá o rascunho não muda: para mexer nele, desfaça o agendamento."
        publishAt={draft.publishAt}
        words={words}
        change={change}
      />
    </section>
  );
}

function authorWords({ by, changedAt, publishAt }: EditedShopDraft, zone: TimeZone): string {
  const at = formatDateTime(changedAt, zone);
  return publishAt === undefined
    ? `Última mudança de ${by}, em ${at}. Menu, rodapé e textos têm um só rascunho.`
    : `Agendada por ${by}, em ${at}. Para mudar o que está no rascunho, desfaça o agendamento.`;
}
