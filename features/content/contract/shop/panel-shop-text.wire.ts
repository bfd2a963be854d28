import type { CharacteristicSubject } from '#features/suppliers/domain/characteristic.ts';
import type { QuestionsPart, TermsVersion, TextPart } from '../../domain/shop/shop-texts.ts';
import type { WireQuestionsPart, WireTermsVersion, WireTextPart } from './panel-shop-texts.schema.ts';

export const textPartToWire = ({ type, parts, version }: TextPart): WireTextPart => ({
  tipo: type,
  partes: parts.map(({ title, body }) => ({ titulo: title, conteudo: body })),
  versao: version,
});

export const textPartFromWire = ({ tipo, partes, versao }: WireTextPart): TextPart => ({
  type: tipo,
  parts: partes.map(({ titulo, conteudo }) => ({ title: titulo.trim(), body: conteudo.trim() })),
  version: versao,
});

const subjects = { CLIENTE: 'client', PEDIDO: 'order' } as const satisfies Record<
  WireQuestionsPart['assunto'],
  CharacteristicSubject
>;
const wireSubjects = { client: 'CLIENTE', order: 'PEDIDO' } as const satisfies Record<
  CharacteristicSubject,
  WireQuestionsPart['assunto']
>;

export const questionsToWire = ({ subject, questions, version }: QuestionsPart): WireQuestionsPart => ({
  assunto: wireSubjects[subject],
  perguntas: questions.map(({ name, required, options }) => ({
    nome: name,
    obrigatorio: required,
    opcoes: [...options],
  })),
  versao: version,
});

export const questionsFromWire = ({ assunto, perguntas, versao }: WireQuestionsPart): QuestionsPart => ({
  subject: subjects[assunto],
  questions: perguntas.map(({ nome, obrigatorio, opcoes }) => ({
    name: nome.trim(),
    required: obrigatorio,
    options: [...new Set(opcoes.map((option) => option.trim()))],
  })),
  version: versao,
});

export const termsVersionToWire = (terms: TermsVersion): WireTermsVersion => ({
  versaoArquivo: terms.version,
  titulo: terms.title,
  texto: terms.text,
  publicado_em: new Date(terms.publishedAt).toISOString(),
  vigente: terms.inForce,
  aceites: terms.acceptances,
});

export const termsVersionFromWire = (wire: WireTermsVersion): TermsVersion => ({
  version: wire.versaoArquivo,
  title: wire.titulo,
  text: wire.texto,
  publishedAt: Date.parse(wire.publicado_em),
  inForce: wire.vigente,
  acceptances: wire.aceites,
});
