import { defined } from '#kernel/defined.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { AutomaticGroup, GroupPreview, GroupTerms } from '../../domain/rules/automatic-group.ts';
import type { WireAutomaticGroup, WireGroupBody, WireGroupPreview } from './automatic-groups.schema.ts';
import { ruleFromWire, ruleToWire } from './rule.wire.ts';

type WireTerms = Pick<WireGroupBody, 'regra' | 'idtabela'>;

export function termsFromWire({
  regra,
  idtabela,
}: WireTerms): Result<GroupTerms, { readonly code: 'amount-not-exact' }> {
  const rule = ruleFromWire(regra);
  return rule.ok ? accept({ rule: rule.value, ...defined({ tableId: idtabela ?? undefined }) }) : rule;
}

export const automaticGroupToWire = (group: AutomaticGroup): WireAutomaticGroup => {
  const { computedAt, running, emptying, joined, left } = group.progress;
  return {
    idgrupo: group.id,
    nome: group.name,
    regra: ruleToWire(group.rule),
    idtabela: group.tableId ?? null,
    clientes: group.members,
    calculadoEm: computedAt === undefined ? null : new Date(computedAt).toISOString(),
    calculando: running,
    esvaziando: emptying,
    entraram: joined,
    sairam: left,
    versao: group.version,
  };
};

export function automaticGroupFromWire(wire: WireAutomaticGroup): AutomaticGroup {
  const terms = termsFromWire(wire);
  // What the server sends is exact.
  if (!terms.ok) throw new Error(terms.refusal.code);
  return {
    id: wire.idgrupo,
    name: wire.nome,
    ...terms.value,
    version: wire.versao,
    members: wire.clientes,
    progress: {
      ...(wire.calculadoEm === null ? {} : { computedAt: Date.parse(wire.calculadoEm) }),
      running: wire.calculando,
      emptying: wire.esvaziando,
      joined: wire.entraram,
      left: wire.sairam,
    },
  };
}

export const groupPreviewToWire = ({ total, joining, leaving, clients }: GroupPreview): WireGroupPreview => ({
  total,
  entram: joining,
  saem: leaving,
  clientes: clients.map(({ clientId, name, document }) => ({
    idcliente: clientId,
    nome: name,
    documento: document,
  })),
});

export const groupPreviewFromWire = ({ total, entram, saem, clientes }: WireGroupPreview): GroupPreview => ({
  total,
  joining: entram,
  leaving: saem,
  clients: clientes.map(({ idcliente, nome, documento }) => ({
    clientId: idcliente,
    name: nome,
    document: documento,
  })),
});
