/** The export as a self-contained HTML page: no scripts and no requests. */
import type { WirePersonalReport } from '../contract/privacy.schema.ts';

type Parts = WirePersonalReport['cadastro'];

export const personalReportPage = (
  { geradoEm, cadastro, lojas }: WirePersonalReport,
  name: string,
  title = 'Meus dados',
): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text(title)}</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin-bottom:1.5rem}th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid #ddd;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}</style>
<h1>Dados de ${text(name)}</h1><p>Reunidos em ${text(moment(geradoEm))}.</p>
${cadastro.length === 0 ? '' : `<h2>Cadastro</h2>${partsOf(cadastro)}`}${lojas
  .map(({ nome, partes }) => `<h2>${text(nome)}</h2>${partsOf(partes)}`)
  .join('')}</html>`;

const partsOf = (parts: Parts): string =>
  parts.map(({ titulo, registros }) => `<h3>${text(titulo)}</h3>${registros.map(tableOf).join('')}`).join('');

const tableOf = (row: Parts[number]['registros'][number]): string =>
  `<table>${Object.entries(row)
    .map(([name, value]) => `<tr><th>${text(spaced(name))}</th><td>${text(shown(value))}</td></tr>`)
    .join('')}</table>`;

/** 'criadoEm' → 'criado em'. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR');
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? moment(value) : value;
  return Array.isArray(value)
    ? value.map(shown).join('; ')
    : Object.values(value ?? {})
        .map(shown)
        .join(' ');
}

const moment = (iso: string): string =>
  new Date(iso).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const text = (value: string): string => value.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
