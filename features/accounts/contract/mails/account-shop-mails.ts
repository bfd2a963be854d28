/** The mails about a client's registration at a shop, and those that no shop words. */
import { type FixedMail, greeted, type ShopMail } from './shop-mail.ts';

export const registrationMail: ShopMail = {
  key: 'cadastro-a-concluir',
  group: 'Cadastro',
  name: 'Boas-vindas: concluir o cadastro',
  when: 'Assim que alguém se cadastra na loja. Traz o link que confirma o e-mail.',
  standard: greeted('Conclua o seu cadastro'),
  variables: ['name'],
  mayBeOff: false,
};

export const approvedMail: ShopMail = {
  key: 'cadastro-aprovado',
  group: 'Cadastro',
  name: 'Cadastro aprovado',
  when: 'Quando a loja aprova um cadastro.',
  standard: greeted(
    'Seu cadastro foi aprovado',
    'Seu cadastro foi aprovado. Entre com o seu e-mail ou documento e a senha que você criou.',
  ),
  variables: ['name'],
  mayBeOff: false,
};

export const refusedMail: ShopMail = {
  key: 'cadastro-nao-aprovado',
  group: 'Cadastro',
  name: 'Cadastro não aprovado',
  when: 'Quando a loja não aprova um cadastro. O motivo vem depois da introdução.',
  standard: greeted('Sobre o seu cadastro', 'A loja analisou o seu cadastro e não o aprovou.'),
  variables: ['name'],
  mayBeOff: true,
};

export const documentsRequestedMail: ShopMail = {
  key: 'documentos-pedidos',
  group: 'Cadastro',
  name: 'Documentos pedidos',
  when: 'Quando a loja pede documentos a um cliente. Quais, e o recado, vêm depois da introdução.',
  standard: greeted(
    'Faltam documentos no seu cadastro',
    'Para analisar o seu cadastro, a loja precisa dos documentos abaixo.',
  ),
  variables: ['name'],
  mayBeOff: false,
};

const SAFETY =
  'Protege a conta de quem compra, que é a mesma em todas as lojas: o texto é da plataforma, igual em todas.';
const FOR_STAFF = 'Vai para a equipe da loja, não para clientes.';

export const fixedMails: readonly FixedMail[] = [
  { name: 'Criar nova senha', when: 'Quando alguém esquece a senha.', why: SAFETY },
  { name: 'Senha alterada', when: 'Depois de uma troca de senha.', why: SAFETY },
  {
    name: 'Confirmar e-mail, e-mail alterado',
    when: 'Quando alguém troca o e-mail do cadastro.',
    why: SAFETY,
  },
  {
    name: 'Você já tem um cadastro',
    when: 'Quando alguém se cadastra com um e-mail ou documento que já existe.',
    why: SAFETY,
  },
  {
    name: 'Exclusão do cadastro',
    when: 'Em cada passo da exclusão dos dados de uma pessoa.',
    why: 'A lei (LGPD) diz o que deve constar: o texto é da plataforma, igual em todas as lojas.',
  },
  {
    name: 'Acesso ao painel',
    when: 'Convites, senha e e-mail de quem trabalha no painel.',
    why: 'É enviado em nome da plataforma.',
  },
  { name: 'Mensagem de cliente sem resposta', when: 'Quando ninguém da loja leu.', why: FOR_STAFF },
  { name: 'Pagamento que pede atenção', when: 'Quando um provedor recusa algo.', why: FOR_STAFF },
];
