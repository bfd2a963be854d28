import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { pictureTexts } from '../../panel-texts.ts';
import { catalogTexts } from '../../texts.ts';

export type PanelCategoryRefusal =
  | 'category-not-found'
  | 'parent-not-found'
  | 'sibling-not-found'
  | 'destination-not-found'
  | 'product-not-found'
  | 'category-address-taken'
  | 'category-too-deep'
  | 'category-with-children'
  | 'category-with-products'
  | 'not-a-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-complex'
  | keyof typeof changedByOtherText;

export const panelCategoryTexts: RefusalTexts<PanelCategoryRefusal> = {
  ...changedByOtherText,
  'category-not-found': catalogTexts['category-not-found'],
  'parent-not-found': { status: 422, message: 'A categoria de cima não existe mais nesta loja.' },
  'sibling-not-found': {
    status: 422,
    message: 'A categoria que ficaria depois dela não está mais nesse lugar. Recarregue a página.',
  },
  'destination-not-found': {
    status: 422,
    message: 'A categoria que receberia os produtos não existe nesta loja.',
  },
  'product-not-found': { status: 422, message: 'Um dos produtos não existe nesta loja.' },
  'category-address-taken': { status: 409, message: 'Outra categoria já usa este endereço.' },
  'category-too-deep': {
    status: 422,
    message:
      'As categorias têm dois níveis: uma que tem subcategorias não cabe dentro de outra, nem dentro de uma subcategoria.',
  },
  'category-with-children': {
    status: 409,
    message: 'Esta categoria tem subcategorias. Apague-as ou leve-as a outro lugar antes.',
  },
  'category-with-products': {
    status: 409,
    message: 'Há produtos nesta categoria. Escolha a que categoria eles vão.',
  },
  'not-a-picture': pictureTexts['not-a-picture'],
  'too-large': pictureTexts['too-large'],
  'too-many-pixels': pictureTexts['too-many-pixels'],
  'too-complex': pictureTexts['too-complex'],
};

/** At the fields of the form. */
export const ADDRESS_TAKEN = 'Outra categoria do mesmo lugar já usa este endereço. Escreva outro.';
