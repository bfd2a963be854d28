/** Pages as the panel edits them. */
import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PageId, PageSettings, PageStatus, PageText, Publication } from '../domain/static-page.ts';
import type { WireVersionHead } from './page-versions.schema.ts';
import type { WirePanelPage, WirePanelPageHead, WireWantedPage } from './panel-pages.schema.ts';

export interface ListedPage extends PageSettings {
  readonly id: PageId;
  readonly title: string;
  readonly description: string;
  readonly status: PageStatus;
  /** The latest version is neither shown nor scheduled. */
  readonly draft: boolean;
  /** The latest. */
  readonly version: number;
  readonly savedAt: Instant;
  readonly publications: readonly Publication[];
}

export interface PageToEdit extends ListedPage {
  readonly html: string;
  readonly edition: number;
}

const STATUS: Readonly<Record<WirePanelPageHead['situacao'], PageStatus>> = {
  RASCUNHO: 'draft',
  PUBLICADA: 'published',
  AGENDADA: 'scheduled',
  ARQUIVADA: 'archived',
};

export const listedPageFromWire = (wire: WirePanelPageHead): ListedPage => ({
  id: wire.idpagina,
  slug: wire.slug,
  title: wire.titulo,
  description: wire.descricao,
  tags: wire.tags,
  inMenu: wire.menu,
  ...defined({ label: wire.rotulo ?? undefined, footerColumn: wire.rodape ?? undefined }),
  status: STATUS[wire.situacao],
  draft: wire.rascunho,
  version: wire.versao,
  savedAt: Date.parse(wire.salva_em),
  publications: wire.publicacoes.map(({ versao, inicio, fim }) => ({
    version: versao,
    from: Date.parse(inicio),
    ...(fim === null ? {} : { until: Date.parse(fim) }),
  })),
});

export const pageToEditFromWire = (wire: WirePanelPage): PageToEdit => ({
  ...listedPageFromWire(wire),
  html: wire.conteudo,
  edition: wire.edicao,
});

export interface ListedVersion {
  readonly version: number;
  readonly title: string;
  readonly savedAt: Instant;
}

export const listedVersionFromWire = (wire: WireVersionHead): ListedVersion => ({
  version: wire.versao,
  title: wire.titulo,
  savedAt: Date.parse(wire.salva_em),
});

/** Without an address it gets one from its title. */
export const wantedPageToWire = ({
  slug,
  label,
  footerColumn,
  ...page
}: PageSettings & PageText): WireWantedPage => ({
  titulo: page.title,
  descricao: page.description,
  rotulo: label ?? null,
  tags: [...page.tags],
  rodape: footerColumn ?? null,
  menu: page.inMenu,
  conteudo: page.html,
  ...(slug === '' ? {} : { slug }),
});
