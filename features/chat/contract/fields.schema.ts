/** What shoppers and staff read alike. */
import { type Static, Type } from 'typebox';
import { clockTime, instant, ofSupplier, orNull, text, uuid } from '#platform/contract/fields.schema.ts';
import { MAX_FILE_NAME_LENGTH, MAX_MESSAGE_LENGTH } from '../domain/chat-message.ts';
import { CHAT_PAGE_SIZE } from '../domain/chat-room.ts';
import { MAX_HOURS } from '../domain/office-hours.ts';

export const side = Type.Enum(['CLIENTE', 'LOJA']);
export const roomState = Type.Enum(['ABERTA', 'FECHADA']);
const number = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const attachment = Type.Object({
  nome: Type.String(),
  tipo: Type.String({ description: 'image/webp ou application/pdf' }),
  bytes: Type.Integer(),
  largura: orNull(Type.Integer()),
  altura: orNull(Type.Integer()),
});

export const message = Type.Object({
  idmensagem: uuid,
  sala: uuid,
  numero: Type.Integer({ description: 'A posição na conversa: 1, 2, 3, sem lacunas' }),
  lado: side,
  autor: Type.String(),
  tipo: Type.Enum(['TEXTO', 'IMAGEM', 'DOCUMENTO']),
  texto: Type.String({ description: 'Texto simples, nunca HTML' }),
  anexo: orNull(attachment),
  enviada_em: instant,
});
export type WireMessage = Static<typeof message>;

/** Spec 3, chat room: sala, canal, numpedido, total_mensagens. */
export const room = Type.Object({
  sala: uuid,
  canal: Type.Enum(['LOJA', 'PEDIDO']),
  numpedido: orNull(Type.Integer()),
  total_mensagens: Type.Integer({ description: 'Também o número da última mensagem' }),
  situacao: roomState,
  nao_lidas: Type.Integer({ description: 'Mensagens do outro lado que este lado não leu' }),
  lidas: Type.Object(
    { cliente: Type.Integer(), loja: Type.Integer() },
    { description: 'Até que número cada lado leu' },
  ),
  atendente: orNull(Type.String({ description: 'Quem atende, pelo nome' })),
  ultima: orNull(message),
  aberta_em: instant,
  alterada_em: instant,
});
export type WireRoom = Static<typeof room>;

export const ofRoom = Type.Object({ ...ofSupplier.properties, sala: uuid });
export const ofMessage = Type.Object({ ...ofRoom.properties, idmensagem: uuid });

export const roomPageFields = {
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, default: 1 })),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: CHAT_PAGE_SIZE })),
};

export const messagesQuery = Type.Object({
  ...roomPageFields,
  antes: Type.Optional({ ...number, description: 'Só mensagens de número menor; sem ele, desde a última' }),
  apos: Type.Optional({
    ...number,
    description: 'Só mensagens de número maior, as mais antigas primeiro: o que falta depois de uma queda',
  }),
});

export const sentMessage = Type.Object({
  idmensagem: {
    ...uuid,
    description: 'Criado por quem envia; a mesma mensagem enviada outra vez é guardada uma vez',
  },
  texto: text(MAX_MESSAGE_LENGTH),
});

export const fileQuery = Type.Object({
  idmensagem: uuid,
  nome: Type.Optional(text(MAX_FILE_NAME_LENGTH)),
  texto: Type.Optional(text(MAX_MESSAGE_LENGTH)),
});
export const fileBody = Type.Unsafe<Blob>({
  type: 'string',
  contentMediaType: 'application/octet-stream',
});
export const fileTypes = ['application/octet-stream', 'application/pdf', 'image/*'];

export const readMark = Type.Object({ ate: { ...number, description: 'Número da última mensagem lida' } });
export const wantedState = Type.Object({ situacao: roomState });
export const ticketAnswer = Type.Object({ bilhete: Type.String() });

export const hours = Type.Array(
  Type.Object({
    dia: Type.Integer({ minimum: 0, maximum: 6, description: '0 é domingo' }),
    inicio: clockTime,
    fim: clockTime,
  }),
  { maxItems: MAX_HOURS },
);
export type WireHours = Static<typeof hours>;
