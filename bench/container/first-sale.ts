/** A new shop's owner comes in and prepares it, and its first client registers and orders: by the API alone, as its screens do. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpf } from 'cpf-cnpj-validator';
import { ApiClient } from './client.ts';

const OWNER = { email: 'otto@exemplo.com.br', senha: 'outro barco azul no mar' };
const CLIENT = { email: 'lia@exemplo.com.br', senha: 'azul cavalo grampo' };
const PRICE = 2.9;
/** A mail is written by a job. Milliseconds. */
const MAIL_LIMIT = 30_000;

interface Shop {
  readonly supplierId: string;
  readonly productId: string;
  readonly methodId: string;
}

/** `invitation` is the link that the command has printed. */
export async function openFirstShop(origin: string, invitation: string): Promise<Shop> {
  const owner = new ApiClient(origin);
  await owner.call('POST', '/v4/plataforma/convite/aceitar', {
    codigo: codeIn(invitation),
    senha: OWNER.senha,
  });
  const { fornecedores } = await owner.call<{ fornecedores: readonly [{ idfornecedor: string }] }>(
    'POST',
    '/v4/painel/entrar',
    OWNER,
  );
  const supplierId = fornecedores[0].idfornecedor;
  const panel = `/v4/painel/${supplierId}`;
  const { identidade } = await owner.call<{ identidade: { versao: number } }>('GET', `${panel}/loja`);
  await owner.call('PUT', `${panel}/loja/identidade`, {
    ...{ nome: 'Quitanda', descricao: '', razao_social: 'Quitanda Ltda.', cnpj: '41.603.852/0001-50' },
    ...{ endereco: 'Praça da Sé, 10, São Paulo', telefone: '(11) 3333-4444', email: OWNER.email },
    ...{ aviso: '', nota: '', fuso: 'America/Sao_Paulo', versao: identidade.versao },
  });
  const { idformapagto: methodId } = await owner.call<{ idformapagto: string }>(
    'POST',
    `${panel}/formas-pagamento`,
    {
      ...{ nome: 'Dinheiro na entrega', tipo: 'DINHEIRO_NA_ENTREGA', tiposEntrega: ['DELIVERY'] },
    },
  );
  await owner.call('POST', `${panel}/areas-entrega`, {
    ...{ nome: 'Centro', ceps: { de: '01000-000', ate: '01599-999' }, taxa: 8, ordem: 1, ativa: true },
  });
  await owner.call('POST', `${panel}/termos-uso`, {
    titulo: 'Termos de uso',
    texto: 'Compre com calma.',
    vigente: 0,
  });
  const { id: categoria } = await owner.call<{ id: string }>('POST', `${panel}/categorias`, {
    ...{ nome: 'Frutas', slug: '', ocultaem: [], maiorDeIdade: false, pai: null },
  });
  const { id: productId } = await owner.call<{ id: string }>('POST', `${panel}/produtos`, {
    ...{ codigo: 'Q-1', nome: 'Laranja Pera', unidade: 'KG', categoria, preco: PRICE, estoque: 500 },
    ...{ marca: '', ean: '', descricao: '', atacado: null, faixas: [], custo: null, granularidade: 1 },
    ...{ minimo: 0, maximo: null, multiplo: 1, peso: null, precoembalagem: null, tags: [], agrupadores: [] },
    ...{
      principal: '',
      maiorDeIdade: false,
      ativo: true,
      seotitulo: '',
      seodescricao: '',
      estoquebaixo: null,
    },
  });
  await owner.call('POST', `${panel}/preparo/publicar`);
  return { supplierId, productId, methodId };
}

/** The order's number. */
export async function takeFirstOrder(origin: string, shop: Shop, dataDir: string): Promise<number> {
  const { supplierId: idfornecedor, productId, methodId } = shop;
  const client = new ApiClient(origin, idfornecedor);
  await client.call('POST', '/v1/app/token/usuario', {
    ...{ nome: 'Lia Campos', telefone: '(11) 91234-5678', cpf: cpf.generate(), ...CLIENT },
    ...{ termosuso: 1, caracteristicas: [], idfornecedor },
    endereco: {
      ...{ rua: 'Avenida Paulista', numero: '900', bairro: 'Bela Vista' },
      ...{ cidade: 'São Paulo', uf: 'SP', cep: '01310-100' },
    },
  });
  const codigo = codeIn(await mailWithCode(join(dataDir, 'mail')));
  const { idcliente, login } = await client.call<{ idcliente: string; login: { token: string } }>(
    'POST',
    '/v4/cadastro/confirmar',
    { codigo, senha: CLIENT.senha },
  );
  const { enderecos } = await client.call<{ enderecos: readonly [{ idendereco: string }] }>(
    'GET',
    `/v1/app/${login.token}~${idcliente}/enderecos?idfornecedor=${idfornecedor}`,
  );
  const { numpedido } = await client.call<{ numpedido: number }>(
    'POST',
    `/v2/app/${login.token}/usuario/${idcliente}/pedido`,
    {
      ...{ itens: [{ id: productId, quantidade: 1 }], idfornecedor, tipoEntrega: 'DELIVERY' },
      formaPagamento: { idformapagto: methodId },
      enderecoentrega: { idendereco: enderecos[0].idendereco },
    },
  );
  return numpedido;
}

function codeIn(text: string): string {
  const code = /codigo=([\w-]{43})/.exec(text)?.[1];
  if (code === undefined) throw new Error(`no code in ${text}`);
  return code;
}

/** Without a mail server mails are files. */
async function mailWithCode(folder: string): Promise<string> {
  for (const end = performance.now() + MAIL_LIMIT; performance.now() < end; await sleep(100))
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.json')) continue;
      const { to, text } = JSON.parse(await readFile(join(folder, name), 'utf8'));
      if (to === CLIENT.email && text.includes('codigo=')) return text;
    }
  throw new Error('the mail with the code has not come');
}
