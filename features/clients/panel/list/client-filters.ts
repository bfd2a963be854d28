import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import type { Filter } from '#platform/panel/table/filter.ts';
import type { ClientGroup } from '../../domain/client-group.ts';
import type { ShopRepresentative } from '../../domain/client-summary.ts';
import { tagWords } from '../tag-words.ts';

export const FILTER_NAMES = ['situacao', 'tipo', 'titulos', 'representante', 'grupo', 'tag'] as const;

const fixed: readonly Filter[] = [
  {
    kind: 'options',
    name: 'situacao',
    label: 'Cadastro',
    options: [
      { value: 'APROVADO', label: 'Aprovado' },
      { value: 'AGUARDANDO', label: 'Aguardando' },
      { value: 'RECUSADO', label: 'Recusado' },
    ],
  },
  {
    kind: 'options',
    name: 'tipo',
    label: 'Tipo',
    options: [
      { value: 'PESSOA', label: 'Pessoa' },
      { value: 'EMPRESA', label: 'Empresa' },
    ],
  },
  {
    kind: 'options',
    name: 'titulos',
    label: 'Títulos',
    options: [{ value: 'ABERTOS', label: 'Com títulos em aberto' }],
  },
];

const tags: Filter = {
  kind: 'options',
  name: 'tag',
  label: 'Tag',
  options: USER_TAGS.map((value) => ({ value, label: tagWords[value] })),
};

/** The list's filters; those by group and representative only where the shop has some. */
export const clientFilters = (
  groups: readonly ClientGroup[],
  representatives: readonly ShopRepresentative[],
): readonly Filter[] => [
  ...fixed,
  ...(representatives.length === 0
    ? []
    : [
        {
          kind: 'options',
          name: 'representante',
          label: 'Representante',
          options: [
            { value: 'NINGUEM', label: 'Sem representante' },
            ...representatives.map(({ userId, name }) => ({ value: userId, label: name })),
          ],
        } as const,
      ]),
  ...(groups.length === 0
    ? []
    : [
        {
          kind: 'options',
          name: 'grupo',
          label: 'Grupo',
          options: groups.map(({ name }) => ({ value: name, label: name })),
        } as const,
      ]),
  tags,
];
