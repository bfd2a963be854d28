/** Fields of payment methods in requests and responses of the panel. */
import { type Static, type TSchema, Type } from 'typebox';
import { closed, deliveryType, nonBlankText, orNull, text, uuid } from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { PROVIDER_NAMES } from '../../domain/provider-names.ts';
import { paymentMethodSchema } from './payment-method.schema.ts';

const optionalOrNull = <Field extends TSchema>(field: Field) => Type.Optional(orNull(field));

const Percent = (from: number, to: number, description: string) =>
  Type.Number({ minimum: from, maximum: to, description });
const Count = (most: number) => Type.Integer({ minimum: 1, maximum: most });
const Digits = (most: number) => Type.String({ maxLength: most, pattern: '^[0-9A-Za-z]*$' });

const Pix = Type.Object(
  { chave: text(77), nome: text(60), cidade: text(60) },
  { ...closed, description: 'Quem recebe o Pix que a própria loja confirma.' },
);

const AutomaticPix = Type.Object(
  { novasTentativas: Type.Boolean() },
  {
    ...closed,
    description: 'Assinaturas pagas por Pix Automático; novas tentativas em até três outros dias.',
  },
);

const Card = Type.Object(
  {
    maxParcelas: Count(24),
    parcelasSemJuros: Count(24),
    jurosMensal: Percent(0, 20, 'Por cento ao mês, da primeira parcela com juros em diante.'),
    parcelaMinima: Type.Number({ minimum: 0, maximum: 100_000 }),
    preAutorizacao: Type.Boolean({ description: 'O cartão só é cobrado depois que o pedido é pesado.' }),
  },
  closed,
);

const boletoFields = {
  conta: Type.Object(
    {
      banco: Type.Enum(['001', '237', '341']),
      agencia: Digits(10),
      conta: Digits(20),
      digitoAgencia: Type.Optional(Digits(2)),
      digitoConta: Type.Optional(Digits(2)),
      carteira: Digits(5),
      convenio: Type.Optional(Digits(10)),
    },
    closed,
  ),
  beneficiario: Type.Object({ nome: text(80), documento: Digits(14), endereco: text(120) }, closed),
  instrucoes: Type.Array(text(90), { maxItems: 5 }),
  multa: Percent(0, 20, 'Por cento, uma vez.'),
  jurosMensal: Percent(0, 20, 'Por cento por mês de trinta dias.'),
  segundaVia: orNull(Type.Object({ diasUteis: Count(60), maxDiasAtraso: Count(365) }, closed)),
};
const Boleto = Type.Object(boletoFields, closed);
const PrepaidBoleto = Type.Object({ ...boletoFields, diasUteis: Count(60) }, closed);

const OnAccount = Type.Object(
  {
    dias: Type.Array(Count(365), { minItems: 1, maxItems: 12, description: 'Um vencimento para cada um.' }),
    boleto: orNull(Boleto),
  },
  closed,
);

export const methodBody = Type.Object(
  {
    nome: nonBlankText(60),
    descricao: Type.Optional(text(300)),
    tipo: paymentMethodSchema.properties.tipo,
    variacao: Type.Optional(Percent(-90, 100, 'Em por cento sobre o preço do produto: -5 é 5 % a menos.')),
    tiposEntrega: Type.Array(deliveryType, { minItems: 1, maxItems: 2, uniqueItems: true }),
    ativa: Type.Optional(Type.Boolean()),
    grupos: Type.Optional(
      Type.Array(nonBlankText(100), {
        maxItems: 50,
        uniqueItems: true,
        description:
          'Grupos de clientes que podem usá-la; uma lista vazia, todos podem. Sem o campo, uma nova é de todos e uma mudança deixa os que ela tem.',
      }),
    ),
    provedor: optionalOrNull(Type.Enum([...PROVIDER_NAMES])),
    pix: optionalOrNull(Pix),
    pixAutomatico: optionalOrNull(AutomaticPix),
    cartao: optionalOrNull(Card),
    boleto: optionalOrNull(PrepaidBoleto),
    faturado: optionalOrNull(OnAccount),
  },
  closed,
);

/** May be sent as it was received. */
export const methodChangeBody = Type.Object(
  { ...methodBody.properties, idformapagto: Type.Optional(uuid), versao: version },
  closed,
);

export const panelMethod = Type.Object({
  idformapagto: uuid,
  nome: Type.String(),
  descricao: Type.String(),
  tipo: methodBody.properties.tipo,
  variacao: Type.Number(),
  tiposEntrega: Type.Array(deliveryType),
  ativa: Type.Boolean(),
  grupos: Type.Array(Type.String()),
  provedor: orNull(Type.Enum([...PROVIDER_NAMES])),
  pix: orNull(Pix),
  pixAutomatico: orNull(AutomaticPix),
  cartao: orNull(Card),
  boleto: orNull(PrepaidBoleto),
  faturado: orNull(OnAccount),
  versao: version,
});

export type WireMethodBody = Static<typeof methodBody>;
export type WirePanelMethod = Static<typeof panelMethod>;
export type WireBoleto = Static<typeof Boleto>;
