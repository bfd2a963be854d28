/** Where original pictures are kept. */
export interface PictureStore {
  /** Keeps a picture and gives its id; the same bytes always have the same id. Throws NotAPicture. */
  put(bytes: Uint8Array): Promise<string>;
  /** The bytes, or undefined where no picture has this id. */
  open(id: string): Promise<Uint8Array | undefined>;
}

const pictureId = /^[0-9a-f]{32}$/;

/** The only names that ever reach a disk: no path can be spelt with them. */
export const isPictureId = (text: string): boolean => pictureId.test(text);
