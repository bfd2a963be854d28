/** A file from a stranger as it may be stored and passed on: pictures are re-encoded, PDFs are checked. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { hasPictureMagic, type PictureFault, UnusablePicture } from '#platform/pictures/picture-file.ts';
import { reEncodePicture } from '#platform/pictures/re-encode-picture.ts';
import { checkPdf, looksLikePdf } from './check-pdf.ts';
import { DocumentProblem } from './document-problem.ts';

export type FileFault = PictureFault | 'not-a-document' | 'document-unsafe';

export interface AcceptedFile {
  readonly kind: 'picture' | 'document';
  /** Safe on every disk, with the ending of what the file is. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Pixels; of pictures. */
  readonly width?: number;
  readonly height?: number;
  readonly content: Uint8Array;
}

export interface FileLimits {
  /** Of a PDF; a picture's are in `picture-file.ts`. */
  readonly maxDocumentBytes: number;
  readonly maxNameLength: number;
}

type Accepted = Result<AcceptedFile, { readonly code: FileFault }>;

/** What the file is follows from its content alone, whatever its name and type say. */
export const acceptFile = (bytes: Uint8Array, name: string, limits: FileLimits): Promise<Accepted> =>
  hasPictureMagic(bytes) ? acceptPicture(bytes, name, limits) : acceptPdf(bytes, name, limits);

async function acceptPicture(bytes: Uint8Array, name: string, limits: FileLimits): Promise<Accepted> {
  try {
    const { bytes: content, width, height } = await reEncodePicture(bytes);
    const mediaType = 'image/webp';
    const size = content.byteLength;
    return accept({
      kind: 'picture',
      name: named(name, 'webp', limits),
      mediaType,
      bytes: size,
      width,
      height,
      content,
    });
  } catch (error) {
    if (error instanceof UnusablePicture) return refuse({ code: error.fault });
    throw error;
  }
}

async function acceptPdf(bytes: Uint8Array, name: string, limits: FileLimits): Promise<Accepted> {
  if (!looksLikePdf(bytes)) return refuse({ code: 'not-a-document' });
  if (bytes.byteLength > limits.maxDocumentBytes) return refuse({ code: 'too-large' });
  try {
    await checkPdf(bytes);
  } catch (error) {
    if (error instanceof DocumentProblem) return refuse({ code: CODES[error.fault] });
    throw error;
  }
  const mediaType = 'application/pdf';
  return accept({
    kind: 'document',
    name: named(name, 'pdf', limits),
    mediaType,
    bytes: bytes.byteLength,
    content: bytes,
  });
}

const CODES = {
  'not-this-format': 'not-a-document',
  damaged: 'document-unsafe',
  'too-complex': 'too-complex',
} as const satisfies Readonly<Record<DocumentProblem['fault'], FileFault>>;

function named(given: string, ending: string, { maxNameLength }: FileLimits): string {
  const stem = given
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, maxNameLength - 10)
    .trim();
  return `${stem === '' ? 'arquivo' : stem}.${ending}`;
}
