import { defined } from '#kernel/defined.ts';
import type { CategoryNode, DeviceType } from '../../domain/category.ts';
import type { CategoryCrumb } from '../../domain/product.ts';
import type { WireCategory, WireCrumb } from './category.schema.ts';

type WireNode = Omit<WireCategory, 'subcategorias'>;

const fieldsToWire = (node: CategoryNode): WireNode => ({
  id: node.id,
  idcategoria: node.id,
  slug: node.slug,
  nome: node.name,
  caminho: node.path,
  ...defined({ imagem: node.picture }),
});

export const categoryToWire = (node: CategoryNode): WireCategory => ({
  ...fieldsToWire(node),
  subcategorias: node.children.map((child) => ({ ...fieldsToWire(child), subcategorias: [] })),
});

const nodeFromWire = (wire: WireNode, children: readonly CategoryNode[]): CategoryNode => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.nome,
  path: wire.caminho,
  ...defined({ picture: wire.imagem }),
  children,
});

export const categoryFromWire = (wire: WireCategory): CategoryNode =>
  nodeFromWire(
    wire,
    wire.subcategorias.map((child) => nodeFromWire(child, [])),
  );

export const crumbToWire = ({ id, name, path }: CategoryCrumb): WireCrumb => ({
  id,
  nome: name,
  caminho: path,
});
export const crumbFromWire = (wire: WireCrumb): CategoryCrumb => ({
  id: wire.id,
  name: wire.nome,
  path: wire.caminho,
});

/** Case-insensitive, because calls send 'Desktop' and 'desktop'; undefined for empty or unknown values. */
export function deviceKindFromWire(text = ''): DeviceType | undefined {
  const device = text.toLowerCase();
  return device === 'desktop' || device === 'mobile' ? device : undefined;
}
