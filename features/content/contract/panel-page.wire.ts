import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { slugify } from '#kernel/slugify.ts';
import { parseZonedMoment } from '#platform/contract/parse-moment.ts';
import {
  hasDraft,
  type PageSettings,
  type PageState,
  type PageStatus,
  type PageText,
  type PageVersion,
  pageStatus,
  type VersionHead,
  WEB,
} from '../domain/static-page.ts';
import type { WireVersion, WireVersionHead } from './page-versions.schema.ts';
import type { WirePanelPage, WirePanelPageHead, WireWantedPage } from './panel-pages.schema.ts';

export type WantedPage = PageSettings & PageText;

export function wantedPageFromWire(wire: WireWantedPage): WantedPage {
  const title = tidy(wire.titulo);
  const label = tidy(wire.rotulo ?? '');
  const column = tidy(wire.rodape ?? '');
  return {
    slug: wire.slug ?? slugify(title),
    title,
    description: tidy(wire.descricao ?? ''),
    html: wire.conteudo,
    tags: [...new Set(wire.tags ?? [WEB])],
    inMenu: wire.menu ?? false,
    ...(label === '' ? {} : { label }),
    ...(column === '' ? {} : { footerColumn: column }),
  };
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface WantedPeriod {
  readonly inicio?: string;
  readonly fim?: string;
}

export interface PublicationPeriod {
  /** Absent: from now on. */
  readonly from?: Instant;
  readonly until?: Instant;
}

export function periodFromWire({
  inicio,
  fim,
}: WantedPeriod): Result<PublicationPeriod, { readonly code: 'no-such-moment' }> {
  const period = defined({ from: momentFromWire(inicio), until: momentFromWire(fim) });
  return Object.values(period).some(Number.isNaN) ? refuse({ code: 'no-such-moment' }) : accept(period);
}

const momentFromWire = (text: string | undefined): Instant | undefined =>
  text === undefined ? undefined : parseZonedMoment(text);

const moment = (at: Instant): string => new Date(at).toISOString();

const STATUS: Readonly<Record<PageStatus, WirePanelPageHead['situacao']>> = {
  draft: 'RASCUNHO',
  published: 'PUBLICADA',
  scheduled: 'AGENDADA',
  archived: 'ARQUIVADA',
};

export const panelPageHeadToWire = (page: PageState, now: Instant): WirePanelPageHead => ({
  idpagina: page.id,
  slug: page.slug,
  titulo: page.latest.title,
  descricao: page.latest.description,
  rotulo: page.label ?? null,
  tags: [...page.tags],
  rodape: page.footerColumn ?? null,
  menu: page.inMenu,
  ordem: page.position,
  situacao: STATUS[pageStatus(page, now)],
  rascunho: hasDraft(page),
  versao: page.latest.version,
  salva_em: moment(page.latest.savedAt),
  publicacoes: page.publications.map(({ version, from, until }) => ({
    versao: version,
    inicio: moment(from),
    fim: until === undefined ? null : moment(until),
  })),
});

export const panelPageToWire = (page: PageState, html: string, now: Instant): WirePanelPage => ({
  ...panelPageHeadToWire(page, now),
  conteudo: html,
  edicao: page.edition,
});

export const versionHeadToWire = ({
  version,
  title,
  description,
  savedAt,
}: VersionHead): WireVersionHead => ({
  versao: version,
  titulo: title,
  descricao: description,
  salva_em: moment(savedAt),
});

export const versionToWire = ({ html, ...head }: PageVersion): WireVersion => ({
  ...versionHeadToWire(head),
  conteudo: html,
});
