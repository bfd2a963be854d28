import { scriptValue } from './escape-html.ts';
import type { FieldPage } from './field-page.ts';

export const MERCADO_PAGO_LIBRARY = 'https://sdk.mercadopago.com/js/v2';

const FORM = `
<div class="campo inteiro"><span id="rotulo-numero">Número do cartão</span><div class="quadro" id="numero"></div></div>
<label class="inteiro">Nome impresso no cartão<input id="nome" name="ccname" autocomplete="cc-name" maxlength="60"></label>
<div class="campo"><span>Validade</span><div class="quadro" id="validade"></div></div>
<div class="campo"><span>Código (CVV)</span><div class="quadro" id="codigo"></div></div>
<label>Documento<select id="tipo"><option value="CPF">CPF</option><option value="CNPJ">CNPJ</option></select></label>
<label>Número do documento<input id="documento" inputmode="numeric" maxlength="18"></label>`;

/** Number, date and code are fields of Mercado Pago's own, in frames of theirs: this page can't read them either. */
const scriptOf = (publicKey: string): string => `
const provider = new MercadoPago(${scriptValue(publicKey)}, { locale: 'pt-BR' });
const style = { fontSize: '16px', color: '#1f2328' };
const number = provider.fields.create('cardNumber', { placeholder: '0000 0000 0000 0000', style }).mount('numero');
provider.fields.create('expirationDate', { placeholder: 'MM/AA', style }).mount('validade');
provider.fields.create('securityCode', { placeholder: 'CVV', style }).mount('codigo');
let brand = '';
number.on('binChange', async ({ bin }) => {
  brand = '';
  if (!bin) return;
  const { results } = await provider.getPaymentMethods({ bin });
  brand = results[0]?.id ?? '';
  const settings = results[0]?.settings?.[0];
  if (settings) number.update({ settings: settings.card_number });
});
async function tokenise() {
  const cardholderName = document.getElementById('nome').value.trim();
  const identificationType = document.getElementById('tipo').value;
  const identificationNumber = document.getElementById('documento').value.replace(/[^0-9A-Za-z]/g, '');
  if (cardholderName === '') throw new Error('Digite o nome impresso no cartão.');
  if (identificationNumber === '') throw new Error('Digite o documento do titular do cartão.');
  if (brand === '') throw new Error('Confira o número do cartão.');
  const made = await provider.fields
    .createCardToken({ cardholderName, identificationType, identificationNumber })
    .catch(() => { throw new Error('Confira os dados do cartão.'); });
  return { token: brand + '.' + made.id, brand, lastFour: made.last_four_digits ?? '' };
}
`;

export const mercadoPagoField = (nonce: string, publicKey: string): FieldPage => ({
  title: 'Dados do cartão',
  nonce,
  form: FORM,
  script: scriptOf(publicKey),
  library: MERCADO_PAGO_LIBRARY,
});
