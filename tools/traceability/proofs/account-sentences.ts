/** Sentences of spec 4 and 8 about logins, registrations and sessions: shoppers read them, so each needs a browser. */
import { proof } from './proof.ts';

const ENTRIES = 'e2e/days/conta/outras-entradas.spec.ts';
const REGISTRATION = 'e2e/days/conta/cadastro.spec.ts';

export const ACCOUNT_SENTENCES = [
  proof(
    'e2e/days/conta/senha.spec.ts',
    'says so, and what was typed stays',
    'Falha ao solicitar redefinição de senha',
  ),
  proof(
    ENTRIES,
    'goes on at the shop’s own domain, by a link that works once',
    'Não foi possível autenticar via token de redirecionamento. Verifique suas credenciais e tente novamente.',
    'Falha ao logar usuário vai token',
    'Erro tentando autenticar. Verifique suas credenciais',
  ),
  proof(
    'e2e/days/conta/entrar.spec.ts',
    'the response is the same, whether the login exists or not; that the server fails is said otherwise',
    'Email ou CPF Invalido',
    'Usuário inexistente ou credenciais inválidas',
    'Erro ao tentar fazer login. Tente novamente em alguns minutos',
  ),
  proof(
    'e2e/days/compra/compra-no-atacado.spec.ts',
    'gets that it does, and is not logged in',
    'Seu cadastro já foi confirmado e aguarda aprovação',
  ),
  proof(
    REGISTRATION,
    'a person registers with the CEP first, lands where they wanted, and changes their data',
    'Erro tentando atualizado usuário. Tente novamente mais tarde',
    'Cadastro atualizado',
  ),
  proof(
    'e2e/days/conta/sessao.spec.ts',
    'an expired session is reported on the next page, which shows the shop as to a visitor',
    'Sessão expirada, efetue login novamente',
  ),
  proof(
    REGISTRATION,
    'a company with letters in its CNPJ registers, is approved, logs in and sees prices',
    'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.',
    'Erro ao tentar cadastrar usuário',
    'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
  ),
];
