import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type {
  KnownPolicy,
  NewPolicy,
  PolicyAudience,
  PolicyEffect,
  PolicyScope,
  PolicyTier,
  Validity,
} from '../domain/policy.ts';
import {
  type Exact,
  exactBasisPoints,
  exactMoment,
  exactPrice,
  exactQuantity,
  momentToWire,
} from './exact-values.ts';
import type { WirePolicy, WirePolicyBody } from './panel-policies.schema.ts';
import type { ValueRefusal } from './texts.ts';

type Read<Value> = Result<Value, { readonly code: ValueRefusal | 'no-effect' }>;

export function policyFromWire(wire: WirePolicyBody): Read<NewPolicy> {
  const { abrangencia: scope = {}, publico: audience = {} } = wire;
  const validity = validityFromWire(wire);
  if (!validity.ok) return validity;
  const effect = effectFromWire(wire.efeito);
  if (!effect.ok) return effect;
  return accept({
    name: wire.nome.trim(),
    scope: scopeFromWire(scope),
    audience: audienceFromWire(audience),
    validity: validity.value,
    priority: wire.prioridade ?? 0,
    stackable: wire.acumulavel ?? false,
    effect: effect.value,
  });
}

export const policyToWire = ({
  id,
  name,
  scope,
  audience,
  validity,
  ...policy
}: KnownPolicy): WirePolicy => ({
  id,
  nome: name,
  abrangencia: scopeToWire(scope),
  publico: audienceToWire(audience),
  ...validityToWire(validity),
  prioridade: policy.priority,
  acumulavel: policy.stackable,
  efeito: effectToWire(policy.effect),
  versao: policy.version,
});

type WireScope = NonNullable<WirePolicyBody['abrangencia']>;
type WireAudience = NonNullable<WirePolicyBody['publico']>;
type WireEffect = WirePolicyBody['efeito'];

const KINDS = { PESSOA: 'person', EMPRESA: 'company' } as const;

export const scopeFromWire = (wire: WireScope): PolicyScope => ({
  products: wire.produtos ?? [],
  categories: wire.categorias ?? [],
  brands: trimmed(wire.marcas),
  tags: trimmed(wire.tags),
});

export const scopeToWire = (scope: PolicyScope): WireScope => ({
  produtos: [...scope.products],
  categorias: [...scope.categories],
  marcas: [...scope.brands],
  tags: [...scope.tags],
});

export const audienceFromWire = (wire: WireAudience): PolicyAudience => ({
  clients: wire.clientes ?? [],
  groups: trimmed(wire.grupos),
  kinds: (wire.tipos ?? []).map((kind) => KINDS[kind]),
  ...defined({ approved: wire.aprovado }),
  states: wire.estados ?? [],
  postalCodes: (wire.ceps ?? []).map(({ de, ate }) => ({ from: digits(de), to: digits(ate) })),
  channels: wire.canais ?? [],
  deliveryTypes: (wire.tiposEntrega ?? []).map(deliveryTypeFromWire),
  subscriptionTypes: wire.tiposAssinatura ?? [],
});

export const audienceToWire = (audience: PolicyAudience): WireAudience => ({
  clientes: [...(audience.clients ?? [])],
  grupos: [...(audience.groups ?? [])],
  tipos: (audience.kinds ?? []).map((kind) => (kind === 'person' ? 'PESSOA' : 'EMPRESA')),
  ...defined({ aprovado: audience.approved }),
  estados: [...(audience.states ?? [])],
  ceps: (audience.postalCodes ?? []).map(({ from, to }) => ({ de: from, ate: to })),
  canais: [...(audience.channels ?? [])],
  tiposEntrega: (audience.deliveryTypes ?? []).map(deliveryTypeToWire),
  tiposAssinatura: [...(audience.subscriptionTypes ?? [])],
});

export const validityToWire = ({ from, until }: Validity): Pick<WirePolicy, 'inicio' | 'fim'> => ({
  ...defined({
    inicio: from === undefined ? undefined : momentToWire(from),
    fim: until === undefined ? undefined : momentToWire(until),
  }),
});

export function validityFromWire({ inicio, fim }: Pick<WirePolicyBody, 'inicio' | 'fim'>): Exact<Validity> {
  const from = inicio === undefined ? undefined : exactMoment(inicio);
  const until = fim === undefined ? undefined : exactMoment(fim);
  if (from?.ok === false) return from;
  if (until?.ok === false) return until;
  return accept({
    ...defined({
      from: from === undefined ? undefined : from.value,
      until: until === undefined ? undefined : until.value,
    }),
  });
}

function effectFromWire({ tipo, percentual, valor, preco, faixas }: WireEffect): Read<PolicyEffect> {
  if (tipo === 'PERCENTUAL' && percentual !== undefined) {
    const percent = exactBasisPoints(percentual);
    return percent.ok ? accept({ kind: 'percent', basisPoints: percent.value }) : percent;
  }
  if (tipo === 'VALOR' && valor !== undefined) {
    const amount = exactPrice(valor);
    return amount.ok ? accept({ kind: 'value', amount: amount.value }) : amount;
  }
  if (tipo === 'PRECO_FIXO' && preco !== undefined) {
    const price = exactPrice(preco);
    return price.ok ? accept({ kind: 'fixed', price: price.value }) : price;
  }
  if (tipo === 'FAIXAS' && faixas !== undefined) return tiersFromWire(faixas);
  return refuse({ code: 'no-effect' });
}

function tiersFromWire(wire: NonNullable<WireEffect['faixas']>): Read<PolicyEffect> {
  const tiers: PolicyTier[] = [];
  for (const { de, percentual } of wire) {
    const from = exactQuantity(de);
    if (!from.ok) return from;
    const percent = exactBasisPoints(percentual);
    if (!percent.ok) return percent;
    tiers.push({ from: from.value, basisPoints: percent.value });
  }
  return accept({ kind: 'tiers', tiers });
}

function effectToWire(effect: PolicyEffect): WireEffect {
  switch (effect.kind) {
    case 'percent':
      return { tipo: 'PERCENTUAL', percentual: effect.basisPoints / 100 };
    case 'value':
      return { tipo: 'VALOR', valor: toReais(effect.amount) };
    case 'fixed':
      return { tipo: 'PRECO_FIXO', preco: toReais(effect.price) };
    case 'tiers':
      return {
        tipo: 'FAIXAS',
        faixas: effect.tiers.map(({ from, basisPoints }) => ({
          de: toNumber(from),
          percentual: basisPoints / 100,
        })),
      };
  }
}

const trimmed = (texts: readonly string[] = []): string[] => texts.map((text) => text.trim());
const digits = (postalCode: string): string => postalCode.replace('-', '');
