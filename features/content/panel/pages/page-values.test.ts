import { expect, test } from 'vitest';
import type { PageToEdit } from '../../contract/edited-page.wire.ts';
import { NEW_PAGE, pageOf, pageValues } from './page-values.ts';

const PAGE: PageToEdit = {
  id: 'a',
  title: 'Entrega',
  slug: 'entrega',
  html: '<p>Todos os dias.</p>',
  description: 'Onde e quando',
  label: 'Entregas',
  inMenu: true,
  footerColumn: 'A loja',
  tags: ['APP', 'WEB'],
  status: 'draft',
  draft: true,
  version: 3,
  edition: 5,
  savedAt: 0,
  publications: [],
};

test('a page comes back from its form as it went in', () => {
  expect(pageOf(pageValues(PAGE))).toEqual({
    title: 'Entrega',
    slug: 'entrega',
    html: '<p>Todos os dias.</p>',
    description: 'Onde e quando',
    label: 'Entregas',
    inMenu: true,
    footerColumn: 'A loja',
    tags: ['WEB', 'APP'],
  });
});

test('what is left empty is absent, and a new page is of this shop', () => {
  expect(pageOf({ ...NEW_PAGE, title: 'Sobre', label: ' ' })).toEqual({
    title: 'Sobre',
    slug: '',
    html: '',
    description: '',
    inMenu: false,
    tags: ['WEB'],
  });
});
