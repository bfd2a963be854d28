import { TEST_CARDS } from '../../domain/test-cards.ts';
import type { CardFieldKind } from '../card-field/card-field-kind.ts';
import { escapeHtml, scriptValue } from '../card-field/escape-html.ts';
import { fieldErrorSlot } from '../card-field/field-page.ts';

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** By issuer number ranges; shown while the number is being typed. */
const BRANDS = [
  { begins: '^4', name: 'Visa' },
  { begins: '^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))', name: 'Mastercard' },
  { begins: '^3[47]', name: 'American Express' },
] as const;

const FORM = `
<div class="campo inteiro"><label for="numero">Número do cartão</label><span class="numero"><input id="numero" name="cardnumber" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="bandeira numero-problema"><span class="bandeira" id="bandeira" aria-live="polite"></span></span>${fieldErrorSlot('numero')}</div>
<div class="campo inteiro"><label for="nome">Nome impresso no cartão</label><input id="nome" name="ccname" autocomplete="cc-name" maxlength="60" aria-describedby="nome-problema">${fieldErrorSlot('nome')}</div>
<div class="campo"><label for="validade">Validade</label><input id="validade" name="cc-exp" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/AA" maxlength="7" aria-describedby="validade-problema">${fieldErrorSlot('validade')}</div>
<div class="campo"><label for="codigo">Código (CVV)</label><input id="codigo" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="codigo-problema">${fieldErrorSlot('codigo')}</div>
<details><summary>Loja de demonstração: use um cartão de teste</summary><ul>${TEST_CARDS.map(
  ({ number, words }) => `<li><code>${spaced(number)}</code> ${escapeHtml(words)}</li>`,
).join(
  '',
)}</ul><p>Qualquer nome, validade futura e código. Cartões de verdade não são aceitos.</p></details>`;

/** The number never leaves the page: it is looked up here, and the token encodes what the test card does. */
const SCRIPT = `
const cards = ${scriptValue(TEST_CARDS.map(({ number, brand, fate }) => ({ number, brand, fate })))};
const input = (id) => document.getElementById(id);
const brands = ${scriptValue(BRANDS)};
const brandOf = (digits) => brands.find(({ begins }) => new RegExp(begins).test(digits))?.name ?? '';
input('numero').addEventListener('input', ({ target }) => {
  const digits = target.value.replace(/\\D/g, '').slice(0, 19);
  input('bandeira').textContent = brandOf(digits);
  if (target.selectionStart === target.value.length) target.value = digits.replace(/(\\d{4})(?=\\d)/g, '$1 ');
});
input('validade').addEventListener('input', ({ target, inputType }) => {
  const digits = target.value.replace(/\\D/g, '').slice(0, 4);
  if (!String(inputType).startsWith('delete') && digits.length >= 2) target.value = digits.slice(0, 2) + '/' + digits.slice(2);
});
const expiryProblem = (written) => {
  const [, month, year] = /^(0[1-9]|1[0-2])\\/(?:20)?(\\d\\d)$/.exec(written) ?? [];
  if (month === undefined) return 'Digite a validade como MM/AA.';
  return new Date(2000 + Number(year), Number(month), 1) <= new Date() ? 'Este cartão está vencido.' : '';
};
async function tokenise() {
  const number = input('numero').value.replace(/\\D/g, '');
  const card = cards.find((known) => known.number === number);
  if (number === '') mark('numero', 'Digite o número do cartão.');
  else if (card === undefined) mark('numero', 'Nesta demonstração só valem os cartões de teste da lista abaixo.');
  if (input('nome').value.trim() === '') mark('nome', 'Digite o nome impresso no cartão.');
  const expiry = expiryProblem(input('validade').value.trim());
  if (expiry !== '') mark('validade', expiry);
  if (!/^\\d{3,4}$/.test(input('codigo').value)) mark('codigo', 'Digite os 3 ou 4 números do código de segurança.');
  stopIfMarked();
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const lastFour = number.slice(-4);
  return { token: ['sbx', card.fate, card.brand, lastFour, random].join('_'), brand: card.brand, lastFour };
}
`;

export const sandboxCardField: CardFieldKind = {
  page: (nonce) => ({ title: 'Dados do cartão', nonce, form: FORM, script: SCRIPT }),
  // The page has an opaque origin, also when it is opened directly.
  policy: (nonce) => [`script-src 'nonce-${nonce}'`, 'sandbox allow-scripts allow-forms'],
  isolated: true,
};
