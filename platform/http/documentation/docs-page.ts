/** The API documentation as an HTML page without scripts, from the same values as the OpenAPI document. */
import { type DocumentedRefusals, describeCalls } from './describe-calls.ts';
import { factsText } from './open-api.ts';
import type { Access, ServedCall } from './served-calls.ts';

interface Field {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Field[];
  readonly const?: unknown;
}

export function docsPage(
  calls: readonly ServedCall[],
  ofAllCalls: DocumentedRefusals,
  nonce: string,
): string {
  const groups = Map.groupBy(calls, (call) => call.schema.tag);
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Vitrine · API</title><style nonce="${nonce}">${style}</style></head><body><header><h1>API da Vitrine</h1>${describeCalls(ofAllCalls).split('\n\n').map(paragraph).join('')}<p>O documento OpenAPI 3.1 está em <a href="/openapi.json">/openapi.json</a>.</p><nav aria-label="Grupos">${[...groups.keys()].map((tag) => `<a href="#${anchor(tag)}">${text(tag)}</a>`).join('')}</nav></header><main>${[...groups].map(([tag, members]) => `<section id="${anchor(tag)}"><h2>${text(tag)}</h2>${members.map(callSection).join('')}</section>`).join('')}</main></body></html>`;
}

const callSection = ({ endpoint, schema, access }: ServedCall): string =>
  `<details><summary><b class="${endpoint.method.toLowerCase()}">${endpoint.method}</b> <code>${text(endpoint.path)}</code> <span>${text(schema.summary)}</span>${entrance[access]}</summary>${part('Caminho', schema.params)}${part('Consulta', schema.query)}${part('Corpo', schema.body)}${part('Resposta', schema.answer)}${refusalList(schema)}</details>`;

const refusalList = ({ refusals = {}, facts }: ServedCall['schema']): string =>
  Object.keys(refusals).length === 0
    ? ''
    : `<h3>Recusas</h3><ul>${Object.entries(refusals)
        .map(
          ([code, { status, message }]) =>
            `<li>${status} <code>${text(code)}</code>: ${text(message + factsText(facts?.[code]))}</li>`,
        )
        .join('')}</ul>`;

/** A paragraph, or a list if the lines begin with a dash. */
const paragraph = (words: string): string =>
  words.startsWith('- ')
    ? `<ul>${words
        .split('\n')
        .map((line) => `<li>${text(line.slice(2))}</li>`)
        .join('')}</ul>`
    : `<p>${text(words)}</p>`;

const entrance: Readonly<Record<Access, string>> = {
  anyone: '',
  customer: ' <em>requer login</em>',
  staff: ' <em>requer login no painel</em>',
  platform: ' <em>requer login da plataforma</em>',
};

const part = (title: string, schema: unknown): string =>
  schema === undefined ? '' : `<h3>${title}</h3>${fieldList(schema as Field)}`;

function fieldList(field: Field): string {
  const inner = field.items ?? field;
  if (inner.properties === undefined) return `<p><code>${typeName(field)}</code></p>`;
  const rows = Object.entries(inner.properties).map(
    ([name, property]) =>
      `<li><code>${text(name)}</code>${inner.required?.includes(name) ? '' : ' (opcional)'}: ${typeName(property)}${property.description === undefined ? '' : ` — ${text(property.description)}`}${nested(property)}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

const nested = (field: Field): string =>
  (field.items ?? field).properties === undefined ? '' : fieldList(field);

function typeName(field: Field): string {
  if (field.const !== undefined) return text(JSON.stringify(field.const));
  if (field.anyOf !== undefined) return field.anyOf.map(typeName).join(' ou ');
  if (field.items !== undefined) return `lista de ${typeName(field.items)}`;
  return text(String(field.type ?? 'valor'));
}

const anchor = (tag: string): string => encodeURIComponent(tag.toLowerCase().replaceAll(' ', '-'));

const text = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style =
  ':root{font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#fff}body{max-width:60rem;margin:0 auto;padding:2rem 1rem}nav{display:flex;flex-wrap:wrap;gap:.5rem}nav a{padding:.25rem .75rem;border:1px solid #d5dae1;border-radius:99px;color:inherit;text-decoration:none}details{border-bottom:1px solid #e4e8ee;padding:.5rem 0}summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.5rem;align-items:baseline}summary span{color:#4a5566}b{font:700 .75rem system-ui;padding:.1rem .5rem;border-radius:4px;background:#e6f0ea;color:#14532d}b.post,b.put,b.patch{background:#e7eefb;color:#1e3a8a}b.delete{background:#fdeaea;color:#7f1d1d}em{font-size:.8rem;color:#7a4b00}code{font-size:.9em}ul{padding-left:1.25rem}';
