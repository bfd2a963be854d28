import type { RefusalTexts } from '#platform/contract/problem.ts';
import {
  type DocumentKind,
  MAX_DOCUMENTS,
  MAX_PDF_BYTES,
  MAX_PHOTO_BYTES,
} from '../../domain/registration/registration-document.ts';

/** On the wire. */
export const DOCUMENT_KIND_WORDS = {
  articles: 'CONTRATO_SOCIAL',
  'state-registration': 'INSCRICAO_ESTADUAL',
  licence: 'ALVARA',
  identity: 'DOCUMENTO_COM_FOTO',
  other: 'OUTRO',
} as const satisfies Record<DocumentKind, string>;

/** For people. */
export const DOCUMENT_KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  articles: 'Contrato social',
  'state-registration': 'Inscrição estadual',
  licence: 'Alvará',
  identity: 'Documento com foto',
  other: 'Outro documento',
};

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

export const DOCUMENT_LIMITS = `PDF de até ${megabytes(MAX_PDF_BYTES)} MB ou foto (JPEG, PNG, WebP) de até ${megabytes(MAX_PHOTO_BYTES)} MB`;

type RegistrationDocumentRefusal =
  | 'login-needed'
  | 'documents-not-requested'
  | 'too-many-documents'
  | 'document-id-taken'
  | 'document-not-found'
  | 'already-decided'
  | 'not-a-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-complex'
  | 'not-a-document'
  | 'document-unsafe';

const say = (status: 403 | 404 | 409 | 413 | 422, message: string) => ({ status, message }) as const;

export const registrationDocumentTexts: RefusalTexts<RegistrationDocumentRefusal> = {
  'login-needed': say(403, 'Entre de novo com o seu login e senha para ver e enviar documentos.'),
  'documents-not-requested': say(409, 'Esta loja não pede documentos no cadastro.'),
  'too-many-documents': say(
    409,
    `Cabem até ${MAX_DOCUMENTS} documentos no cadastro. Remova um antes de enviar outro.`,
  ),
  'document-id-taken': say(409, 'Não foi possível guardar o documento. Escolha o arquivo de novo.'),
  'document-not-found': say(404, 'Documento não encontrado.'),
  'already-decided': say(409, 'A loja já decidiu sobre o cadastro: o documento faz parte dele.'),
  'not-a-picture': say(422, 'A imagem não é um arquivo PNG, JPEG, WebP ou AVIF inteiro.'),
  'too-large': say(413, `O arquivo é grande demais. Envie um ${DOCUMENT_LIMITS}.`),
  'too-many-pixels': say(413, 'A imagem tem pixels demais.'),
  'too-complex': say(413, 'O arquivo é pesado demais para ser lido.'),
  'not-a-document': say(422, 'Envie uma foto ou um PDF inteiro, sem senha.'),
  'document-unsafe': say(422, 'Este PDF traz programas ou arquivos embutidos e não pode ser enviado.'),
};
