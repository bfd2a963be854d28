import type { ProductPicture } from '../../domain/product-picture.ts';
import type { WirePictureList } from './panel-pictures.schema.ts';

export const pictureListToWire = (pictures: readonly ProductPicture[]): WirePictureList => ({
  fotos: pictures.map(({ id, alt, width, height }) => ({ id, alt, largura: width, altura: height })),
});
