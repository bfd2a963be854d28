import type { CardFieldKind } from '../card-field/card-field-kind.ts';
import { scriptValue } from '../card-field/escape-html.ts';
import { fieldErrorSlot } from '../card-field/field-page.ts';

const MERCADO_PAGO_LIBRARY = 'https://sdk.mercadopago.com/js/v2';

const FORM = `
<div class="campo inteiro"><span>Número do cartão</span><span class="numero"><div class="quadro" id="numero"></div><span class="bandeira" id="bandeira" aria-live="polite"></span></span>${fieldErrorSlot('numero')}</div>
<div class="campo inteiro"><label for="nome">Nome impresso no cartão</label><input id="nome" name="ccname" autocomplete="cc-name" maxlength="60" aria-describedby="nome-problema">${fieldErrorSlot('nome')}</div>
<div class="campo"><span>Validade</span><div class="quadro" id="validade"></div>${fieldErrorSlot('validade')}</div>
<div class="campo"><span>Código (CVV)</span><div class="quadro" id="codigo"></div>${fieldErrorSlot('codigo')}</div>
<label class="campo">Documento<select id="tipo"><option value="CPF">CPF</option><option value="CNPJ">CNPJ</option></select></label>
<div class="campo"><label for="documento">Número do documento</label><input id="documento" inputmode="numeric" maxlength="18" aria-describedby="documento-problema">${fieldErrorSlot('documento')}</div>`;

/**
 * Number, expiry date and security code are Mercado Pago's own iframes: this page can't read them either. `wrong` has those
 * that are empty or invalid.
 */
const scriptOf = (publicKey: string): string => `
const provider = new MercadoPago(${scriptValue(publicKey)}, { locale: 'pt-BR' });
const style = { fontSize: '16px', color: '#1f2328' };
const words = {
  numero: 'Confira o número do cartão.',
  validade: 'Confira a validade: MM/AA.',
  codigo: 'Confira o código de segurança.',
};
const wrong = new Set(Object.keys(words));
const field = (type, id, placeholder, srLabel) => {
  const made = provider.fields.create(type, { placeholder, style, srLabel, ariaRequired: true }).mount(id);
  made.on('validityChange', ({ errorMessages }) => {
    if (errorMessages.length > 0) return void wrong.add(id);
    wrong.delete(id);
    unmark(id);
    made.update({ invalid: false });
  });
  return made;
};
const fields = {
  numero: field('cardNumber', 'numero', '0000 0000 0000 0000', 'Número do cartão'),
  validade: field('expirationDate', 'validade', 'MM/AA', 'Validade'),
  codigo: field('securityCode', 'codigo', 'CVV', 'Código de segurança'),
};
let brand = '';
fields.numero.on('binChange', async ({ bin }) => {
  brand = '';
  document.getElementById('bandeira').textContent = '';
  if (!bin) return;
  const { results } = await provider.getPaymentMethods({ bin });
  brand = results[0]?.id ?? '';
  document.getElementById('bandeira').textContent = results[0]?.name ?? '';
  const settings = results[0]?.settings?.[0];
  if (!settings) return;
  fields.numero.update({ settings: settings.card_number });
  fields.codigo.update({ settings: settings.security_code });
});
async function tokenise() {
  const cardholderName = document.getElementById('nome').value.trim();
  const identificationType = document.getElementById('tipo').value;
  const identificationNumber = document.getElementById('documento').value.replace(/[^0-9A-Za-z]/g, '');
  if (brand === '') wrong.add('numero');
  for (const id of wrong) {
    mark(id, words[id]);
    fields[id].update({ invalid: true });
  }
  if (cardholderName === '') mark('nome', 'Digite o nome impresso no cartão.');
  if (identificationNumber === '') mark('documento', 'Digite o documento do titular do cartão.');
  stopIfMarked();
  const made = await provider.fields
    .createCardToken({ cardholderName, identificationType, identificationNumber })
    .catch(() => { throw new Error('Confira os dados do cartão.'); });
  return { token: brand + '.' + made.id, brand, lastFour: made.last_four_digits ?? '' };
}
`;

export const mercadoPagoCardField: CardFieldKind = {
  page: (nonce, publicKey) => ({
    title: 'Dados do cartão',
    nonce,
    form: FORM,
    script: scriptOf(publicKey),
    library: MERCADO_PAGO_LIBRARY,
  }),
  policy: (nonce) => [
    `script-src 'nonce-${nonce}' https://sdk.mercadopago.com https://http2.mlstatic.com`,
    'frame-src https://*.mercadopago.com https://*.mercadolibre.com',
    'connect-src https://*.mercadopago.com https://*.mercadolibre.com',
    'img-src https://http2.mlstatic.com data:',
  ],
  // Its fields are iframes that need to know the origin.
  isolated: false,
};
