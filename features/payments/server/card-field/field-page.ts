/** The page in which a card is typed: a separate document in the checkout's iframe, which only ever hands out a token. */
import { escapeHtml } from './escape-html.ts';

export interface FieldPage {
  readonly title: string;
  readonly nonce: string;
  /** The form's HTML, without any user's values. */
  readonly form: string;
  /**
   * Defines `tokenise()`: resolves to { token, brand, lastFour }, or rejects with a message for the user. For errors of
   * single fields it calls `mark(id, words)` for each and then `stopIfMarked()`.
   */
  readonly script: string;
  /** URL of the provider's script. */
  readonly library?: string;
}

/** The element that shows a field's error message; the field refers to it by `aria-describedby`. */
export const fieldErrorSlot = (id: string): string =>
  `<span class="problema" id="${id}-problema" role="alert"></span>`;

/**
 * Error messages of single fields, cleared as soon as the field is corrected. A field of the provider is a box with an
 * iframe in it.
 */
const MARKS = `
const marked = () => [...document.querySelectorAll('[aria-invalid=true]')];
const mark = (id, words) => {
  document.getElementById(id).setAttribute('aria-invalid', 'true');
  document.getElementById(id + '-problema').textContent = words;
};
const unmark = (id) => {
  document.getElementById(id)?.removeAttribute('aria-invalid');
  const problem = document.getElementById(id + '-problema');
  if (problem) problem.textContent = '';
};
const stopIfMarked = () => {
  const [first] = marked();
  if (first === undefined) return;
  (first.querySelector('iframe') ?? first).focus();
  throw new Error(marked().length === 1 ? 'Confira o campo indicado.' : 'Confira os campos indicados.');
};
document.querySelector('form').addEventListener('input', ({ target }) => unmark(target.id));
`;

/**
 * Messages between iframe and checkout: the checkout sends 'tokenise', the iframe replies 'token' or 'problem', and
 * reports 'ready' and its 'height'. Target origin '*' is safe: a token pays once, at one provider. The message for the whole form
 * is shown only if no field shows its own.
 */
const PROTOCOL = `
const say = (message) => parent.postMessage({ vitrine: 'card', ...message }, '*');
const problem = document.getElementById('problema');
const tell = (words) => { problem.textContent = words; problem.hidden = words === ''; grow(); };
const grow = () => say({ kind: 'height', height: document.documentElement.scrollHeight });
addEventListener('message', async ({ source, data }) => {
  if (source !== parent || data?.vitrine !== 'card' || data.kind !== 'tokenise') return;
  tell('');
  for (const { id } of marked()) unmark(id);
  try {
    say({ kind: 'token', ...(await tokenise()) });
  } catch (error) {
    const words = error instanceof Error ? error.message : 'Confira os dados do cartão.';
    if (marked().length === 0) tell(words);
    grow();
    say({ kind: 'problem', words });
  }
});
new ResizeObserver(grow).observe(document.body);
say({ kind: 'ready' });
grow();
`;

const STYLE = `
:root{color-scheme:light;font:16px/1.4 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;color:#1f2328}
*{box-sizing:border-box}
html{overflow:hidden;background:transparent}
body{margin:0;padding:3px}
form{display:grid;gap:14px;grid-template-columns:1fr 1fr}
.campo{display:grid;gap:6px;font-size:14px;font-weight:600;align-content:start}
.inteiro{grid-column:1/-1}
input,select,.quadro{width:100%;height:48px;padding:0 14px;font:inherit;font-weight:400;font-size:16px;color:inherit;background:#fff;border:1px solid #8a9099;border-radius:10px}
input:focus-visible,select:focus-visible{outline:3px solid #1f2328;outline-offset:1px}
[aria-invalid=true]{border-color:#b3261e}
#problema{grid-column:1/-1;margin:0}
#problema,.problema{color:#b3261e;font-size:14px;font-weight:400}
.problema:empty{display:none}
.numero{position:relative;display:block}
.bandeira{position:absolute;right:10px;top:50%;transform:translateY(-50%);padding:2px 8px;font-size:13px;font-weight:600;color:#1f2328;background:#eef0f2;border-radius:6px;pointer-events:none}
.bandeira:empty{display:none}
details{grid-column:1/-1;font-size:14px;color:#4a5058}
summary{cursor:pointer;padding:6px 0}
ul{margin:4px 0 0;padding-left:20px}
code{font-size:14px;white-space:nowrap}
`;

export const fieldPage = ({ title, nonce, form, script, library }: FieldPage): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1 hidden>${escapeHtml(title)}</h1><form autocomplete="on" novalidate>${form}<p id="problema" role="alert" hidden></p></form></main>
${library === undefined ? '' : `<script nonce="${nonce}" src="${library}"></script>`}
<script nonce="${nonce}">${MARKS}${script}${PROTOCOL}</script></body></html>`;
