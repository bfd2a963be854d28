import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import type { EditedHome } from '../../contract/home/home-draft.wire.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { DraftDecisions, DraftDifferences } from '../publication/draft-decisions.tsx';
import { differenceWords, draftDifference } from './draft-difference.ts';
import { usePublication } from './use-publication.ts';

interface PublicationCardProps {
  readonly home: EditedHome;
  readonly nameOf: (block: HomeBlock) => string;
  readonly mayWrite: boolean;
}

/** What the shop shows and what it will, and the buttons that decide it. */
export function PublicationCard({ home, nameOf, mayWrite }: PublicationCardProps) {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const { draft, published } = home;
  const change = usePublication(home);
  const words =
    draft === undefined ? [] : differenceWords(draftDifference(published.blocks, draft.blocks), nameOf);
  return (
    <section
      aria-label="Publicação"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{stateWords(home, zone)}</p>
        <p className="text-ink-2 text-sm">{authorWords(home, zone)}</p>
      </div>
      {draft?.behind === true && (
        <Alert tone="warn" title="A página publicada mudou depois que este rascunho começou">
          {whoChanged(published, zone)} Publicar este rascunho põe no lugar dela o que está aqui.
        </Alert>
      )}
      {words.length > 0 && <DraftDifferences words={words} />}
      {draft !== undefined && mayWrite && (
        <DraftDecisions
          question="Publicar a página inicial?"
          schedule="Na hora marcada a loja troca a página inicial inteira pelo rascunho, sozinha. Até lá o rascunho não muda: para mexer nele, desfaça o agendamento."
          publishAt={draft.publishAt}
          words={words}
          change={change}
        />
      )}
    </section>
  );
}

function stateWords({ draft, published }: EditedHome, zone: TimeZone): string {
  const isUsual = published.blocks.length === 0;
  if (draft === undefined)
    return isUsual ? 'A loja mostra a página inicial de sempre.' : 'A loja mostra esta página inicial.';
  return draft.publishAt === undefined
    ? 'Rascunho: a loja ainda não mostra o que mudou.'
    : `A loja muda em ${formatDateTime(draft.publishAt, zone)}.`;
}

function authorWords({ draft, published }: EditedHome, zone: TimeZone): string {
  if (draft === undefined)
    return published.by === undefined
      ? 'O que você mudar aqui vira um rascunho: a loja só muda quando você o publicar.'
      : `${whoChanged(published, zone)} O que você mudar aqui vira um rascunho, até ser publicado.`;
  const at = formatDateTime(draft.changedAt, zone);
  return draft.publishAt === undefined
    ? `Última mudança de ${draft.by}, em ${at}.`
    : `Agendada por ${draft.by}, em ${at}. Para mudar o rascunho, desfaça o agendamento.`;
}

const whoChanged = ({ by, publishedAt }: EditedHome['published'], zone: TimeZone): string =>
  by === undefined || publishedAt === undefined
    ? ''
    : `Publicada por ${by}, em ${formatDateTime(publishedAt, zone)}.`;
