/** Files by which an applicant proves what they registered: articles of association, a licence, an identity document. */
import type { Instant } from '#kernel/scope.ts';

export const DOCUMENT_KINDS = ['articles', 'state-registration', 'licence', 'identity', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface RegistrationDocument {
  /** Made by the browser that sends it, so that a file that is sent again is stored once. */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sentAt: Instant;
}

/** What the shop asked one applicant for. */
export interface DocumentRequest {
  readonly kinds: readonly DocumentKind[];
  /** For the applicant to read; may be empty. */
  readonly note: string;
  readonly at: Instant;
}

/** A client's documents at a shop, and what the shop wants of them. */
export interface OwnDocuments {
  /** The shop asks for documents, or has asked this client. */
  readonly accepted: boolean;
  /** The shop's own words; may be empty. */
  readonly sentence: string;
  readonly request?: DocumentRequest;
  readonly missing: readonly DocumentKind[];
  /** The shop has not decided yet. */
  readonly mayRemove: boolean;
  readonly documents: readonly RegistrationDocument[];
}

/** Whether a shop asks its applicants for documents, and its own sentence about which. */
export interface DocumentSettings {
  readonly requested: boolean;
  readonly sentence: string;
}

/** As staff edit them: `version` counts the changes. */
export interface VersionedDocumentSettings extends DocumentSettings {
  readonly version: number;
}

export const NO_DOCUMENT_SETTINGS: DocumentSettings = { requested: false, sentence: '' };

/** Documents of one client at one shop. */
export const MAX_DOCUMENTS = 12;
/** Bytes of an uploaded PDF. */
export const MAX_PDF_BYTES = 5 * 1024 * 1024;
/** Bytes of an uploaded picture, which is stored smaller. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
export const MAX_DOCUMENT_NAME_LENGTH = 100;
export const MAX_DOCUMENT_SENTENCE_LENGTH = 300;
export const MAX_DOCUMENT_NOTE_LENGTH = 500;

/** The kinds that were asked for and of which nothing has been sent since. */
export const missingKinds = (
  request: DocumentRequest | undefined,
  documents: readonly RegistrationDocument[],
): readonly DocumentKind[] =>
  (request?.kinds ?? []).filter(
    (wanted) => !documents.some(({ kind, sentAt }) => kind === wanted && sentAt >= (request?.at ?? 0)),
  );
