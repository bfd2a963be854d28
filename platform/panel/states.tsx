/** What stands in place of a section that cannot be shown. */
import { CircleHelp, Lock } from 'lucide-react';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';

interface StateProps {
  /** Where the way back leads. */
  readonly home: string;
}

const back = (home: string) => (
  <LinkButton href={home} tone="primary">
    Voltar ao início
  </LinkButton>
);

/** The person's role does not include this section. */
export const Forbidden = ({ home }: StateProps) => (
  <EmptyState
    level={1}
    icon={<Lock />}
    title="Sem permissão"
    text="O seu papel nesta loja não abre esta parte do painel. Peça a quem é dono da loja."
    actions={back(home)}
  />
);

/** No such page, or a shop that the person does not work for: both look the same. */
export const NothingHere = ({ home }: StateProps) => (
  <EmptyState
    level={1}
    icon={<CircleHelp />}
    title="Página não encontrada"
    text="O endereço não existe, ou não é de uma loja em que você trabalha."
    actions={back(home)}
  />
);

interface BrokenProps {
  readonly error: unknown;
  readonly again: () => void;
}

/** A section that failed as a whole. */
export const Broken = ({ error, again }: BrokenProps) => (
  <div className="mx-auto flex w-full max-w-text flex-col gap-4 py-10">
    <h1 className="text-2xl">Não foi possível abrir esta página</h1>
    <LoadFailure title="O painel não pôde ser carregado" error={error} again={again} />
  </div>
);
