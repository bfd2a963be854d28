import { describe, expect, test } from 'vitest';
import { pageCacheKey } from './page-cache-key.ts';

describe('a page that visitors share', () => {
  test.each([
    ['/loja', '/loja'],
    ['/loja?utm_source=a&x=1', '/loja'],
    ['/loja/p/arroz?utm_campaign=b', '/loja/p/arroz'],
    ['/loja/c/graos/arroz?utm_source=a&page=2', '/loja/c/graos/arroz?page=2'],
    ['/loja/c/graos?page=1&ordenacao=relevancia&tags=', '/loja/c/graos'],
    ['/loja/c/graos?ordenacao=nome&page=3&page=2', '/loja/c/graos?ordenacao=nome&page=2'],
    ['/loja/busca?tags=b,a&fbclid=9', '/loja/busca?tags=b%2Ca'],
    ['/loja/setores', '/loja/setores'],
    ['/loja/setor/frescos?utm_source=a', '/loja/setor/frescos'],
    ['/loja/segmentos', '/loja/segmentos'],
    ['/loja/segmento/padarias?x=1', '/loja/segmento/padarias'],
    ['/loja/pagina/entrega?utm_source=a', '/loja/pagina/entrega'],
  ])('%s is %s', (url, address) => {
    expect(pageCacheKey(url, undefined)).toEqual({ supplierKey: 'loja', address });
  });

  test.each([
    ['/', '/'],
    ['/c/graos?page=2&z=1', '/c/graos?page=2'],
    ['/aurora/c/graos', '/aurora/c/graos'],
    ['/p/caderno', '/p/caderno'],
  ])('on a locked host %s is %s', (url, address) => {
    expect(pageCacheKey(url, 'aurora')).toEqual({ supplierKey: 'aurora', address });
  });

  test.each([
    '/',
    '/loja/carrinho',
    '/loja/checkout',
    '/loja/entrar?voltar=/x',
    '/loja/pedidos/12',
    '/loja/submissao/12',
    '/loja/erro/too-many-request',
    '/loja/c/',
    '/loja/p/a/b',
    '/loja/setor/a/b',
    '/loja/setor',
    '/loja/segmentos/a',
    '//outro/c/graos',
    '/loja/c/../../outro',
    '/loja/c/%2e%2e/x',
    '/loja/c/maçã',
    '/loja/busca?q=arroz',
    '/loja/pagina/entrega?previa=abc.def',
    '/loja?previa=abc.def',
    '/loja/c/ofertas?previa=abc.def',
    '/loja/pagina/a/b',
    `/loja/c/${'a'.repeat(1_000)}`,
  ])('%s is none', (url) => {
    expect(pageCacheKey(url, undefined)).toBeUndefined();
  });

  test('another shop’s address on a locked host is none', () => {
    expect(pageCacheKey('/outra/c/graos', 'aurora')).toBeUndefined();
  });
});
