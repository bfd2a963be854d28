import { TEST_CARDS } from '../../domain/test-cards.ts';
import { escapeHtml, scriptValue } from './escape-html.ts';
import type { FieldPage } from './field-page.ts';

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const FORM = `
<label class="inteiro">Número do cartão<input id="numero" name="cardnumber" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="problema"></label>
<label class="inteiro">Nome impresso no cartão<input id="nome" name="ccname" autocomplete="cc-name" maxlength="60"></label>
<label>Validade<input id="validade" name="cc-exp" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/AA" maxlength="7"></label>
<label>Código (CVV)<input id="codigo" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></label>
<details><summary>Loja de demonstração: use um cartão de teste</summary><ul>${TEST_CARDS.map(
  ({ number, words }) => `<li><code>${spaced(number)}</code> ${escapeHtml(words)}</li>`,
).join(
  '',
)}</ul><p>Qualquer nome, validade futura e código. Cartões de verdade não são aceitos.</p></details>`;

/** The number never leaves the page: it is looked up here, and the token says what the test card does. */
const SCRIPT = `
const cards = ${scriptValue(TEST_CARDS.map(({ number, brand, fate }) => ({ number, brand, fate })))};
const input = (id) => document.getElementById(id);
const fail = (id, words) => { input(id).setAttribute('aria-invalid', 'true'); input(id).focus(); throw new Error(words); };
input('numero').addEventListener('input', ({ target }) => {
  const digits = target.value.replace(/\\D/g, '').slice(0, 19);
  if (target.selectionStart === target.value.length) target.value = digits.replace(/(\\d{4})(?=\\d)/g, '$1 ');
});
input('validade').addEventListener('input', ({ target, inputType }) => {
  const digits = target.value.replace(/\\D/g, '').slice(0, 4);
  if (!String(inputType).startsWith('delete') && digits.length >= 2) target.value = digits.slice(0, 2) + '/' + digits.slice(2);
});
async function tokenise() {
  for (const field of document.querySelectorAll('input')) field.removeAttribute('aria-invalid');
  const number = input('numero').value.replace(/\\D/g, '');
  if (number === '') fail('numero', 'Digite o número do cartão.');
  const card = cards.find((known) => known.number === number);
  if (card === undefined) fail('numero', 'Nesta demonstração só valem os cartões de teste da lista abaixo.');
  if (input('nome').value.trim() === '') fail('nome', 'Digite o nome impresso no cartão.');
  const [, month, year] = /^(0[1-9]|1[0-2])\\/(?:20)?(\\d\\d)$/.exec(input('validade').value.trim()) ?? [];
  if (month === undefined) fail('validade', 'Digite a validade como MM/AA.');
  if (new Date(2000 + Number(year), Number(month), 1) <= new Date()) fail('validade', 'Este cartão está vencido.');
  if (!/^\\d{3,4}$/.test(input('codigo').value)) fail('codigo', 'Digite os 3 ou 4 números do código de segurança.');
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const lastFour = number.slice(-4);
  return { token: ['sbx', card.fate, card.brand, lastFour, random].join('_'), brand: card.brand, lastFour };
}
`;

export const sandboxField = (nonce: string): FieldPage => ({
  title: 'Dados do cartão',
  nonce,
  form: FORM,
  script: SCRIPT,
});
