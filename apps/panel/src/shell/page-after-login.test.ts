import { expect, test } from 'vitest';
import { pageAfterLogin } from './page-after-login.ts';

test.each([
  '/painel',
  '/painel/ferragens-atlas/pedidos/100001',
  '/painel/ferragens-atlas/pedidos?situacao=ENVIADO&busca=a%20b',
])('%s is opened after the login', (page) => expect(pageAfterLogin(page)).toBe(page));

test.each([
  undefined,
  '',
  'https://outro.exemplo/painel',
  '//outro.exemplo',
  '/painel/../mercado-central',
  '/painel//outro.exemplo',
  '/mercado-central',
  'javascript:alert(1)',
])('%s is not', (page) => expect(pageAfterLogin(page)).toBe('/painel'));
