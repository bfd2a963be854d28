/** Pixels: enough for the largest icon of an installed app. */
const SIDE = 512;

/**
 * Any picture that the browser draws, in the middle of a transparent square, as a PNG. An SVG is drawn here, where its scripts and links
 * do nothing, so that none is ever sent.
 */
export async function squarePng(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const picture = await loadImage(address);
    // An SVG may name no size of its own.
    const { naturalWidth: width = SIDE, naturalHeight: height = SIDE } = picture;
    const scale = SIDE / Math.max(width, height, 1);
    const [wide, high] = width * height === 0 ? [SIDE, SIDE] : [width * scale, height * scale];
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    canvas.getContext('2d')?.drawImage(picture, (SIDE - wide) / 2, (SIDE - high) / 2, wide, high);
    return await pngOf(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('Não foi possível ler esta imagem. Envie um PNG ou SVG.'));
    picture.src = address;
  });

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Não foi possível ler esta imagem.')) : resolve(blob)),
      'image/png',
    ),
  );
