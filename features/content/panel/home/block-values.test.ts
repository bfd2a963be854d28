import { describe, expect, test } from 'vitest';
import { blockAsWanted } from '../../contract/home/edited-block.wire.ts';
import { EVERYONE } from '../../domain/audience.ts';
import type { BlockContent, HomeBlock } from '../../domain/home/home-block.ts';
import { blockOf, blockValues } from './block-values.ts';
import { blockName, blockSummary } from './block-words.ts';

const ZONE = 'America/Sao_Paulo';
const PICTURE = { id: 'p', width: 1200, height: 400 };
const PHONE = { id: 'q', width: 600, height: 600 };

const aBlock = (content: BlockContent): HomeBlock => ({
  id: 'b',
  title: 'Feira',
  content,
  audience: { ...EVERYONE, devices: ['desktop'] },
  published: false,
  until: Date.UTC(2026, 11, 24, 2, 59),
  position: 1,
  version: 3,
});

const CONTENTS: readonly BlockContent[] = [
  { kind: 'hero' },
  {
    kind: 'hero',
    text: 'Direto da feira',
    picture: { picture: PICTURE, phonePicture: PHONE, alt: 'Banca' },
    link: { label: 'Ver', href: '/c/frutas' },
  },
  { kind: 'carousel', carouselId: 'c' },
  { kind: 'categories', categoryIds: ['f', 'h'] },
  { kind: 'combos', max: 4 },
  { kind: 'text', html: '<p>Desde 1950.</p>' },
  { kind: 'brands', brands: [{ name: 'Aurora', picture: PICTURE }, { name: 'Boa Terra' }] },
  { kind: 'banners', banners: [{ picture: PICTURE, alt: 'Semana', href: '/c/ofertas' }] },
];

test.each(CONTENTS)('a block of $kind comes back from its form as it went in', (content) => {
  const block = aBlock(content);
  const { id: _, position: _position, version: _version, ...terms } = block;
  expect(
    blockOf(
      content.kind,
      blockValues(block, ZONE, (id) => id),
      ZONE,
    ),
  ).toEqual(blockAsWanted(terms));
});

describe('in the list', () => {
  const named = {
    carousels: new Map([['c', 'Ofertas da semana']]),
    categories: [
      { id: 'f', name: 'Frutas' },
      { id: 'h', name: 'Hortifrúti' },
    ],
  };
  test.each<[BlockContent, string]>([
    [{ kind: 'carousel', carouselId: 'c' }, 'Ofertas da semana'],
    [{ kind: 'carousel', carouselId: 'gone' }, 'O carrossel foi apagado: escolha outro'],
    [{ kind: 'categories', categoryIds: [] }, 'Todas as do primeiro nível'],
    [{ kind: 'categories', categoryIds: ['f', 'h'] }, 'Frutas, Hortifrúti'],
    [{ kind: 'text', html: '<h2>Nós</h2><p>Desde 1950.</p>' }, 'Nós Desde 1950.'],
  ])('%j says %s', (content, words) => {
    expect(blockSummary(content, named)).toBe(words);
  });

  test('no carousel is called deleted while their titles are not known', () => {
    const content = { kind: 'carousel', carouselId: 'c' } as const;
    expect(blockSummary(content, { ...named, carousels: undefined })).toBe('');
  });

  test('a block is called by its kind and title', () => {
    expect(blockName(aBlock({ kind: 'hero' }))).toBe('Capa: Feira');
    expect(blockName({ ...aBlock({ kind: 'combos', max: 3 }), title: '' })).toBe('Combos');
    const untitled = { ...aBlock({ kind: 'carousel', carouselId: 'c' }), title: '' };
    expect(blockName(untitled, named.carousels)).toBe('Carrossel: Ofertas da semana');
  });
});
