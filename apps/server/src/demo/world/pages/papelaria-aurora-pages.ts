import { type DemoPages, PICTURE } from './demo-page.ts';

const HELP = 'Ajuda';

export const papelariaAuroraPages: DemoPages = {
  supplier: 'papelaria-aurora',
  staff: 'admin@vitrine.exemplo.com.br',
  pages: [
    {
      slug: 'lista-escolar',
      title: 'Lista escolar sem fila',
      label: 'Lista escolar',
      description: 'Mande a lista da escola e retire tudo separado na Rua Augusta.',
      footerColumn: HELP,
      inMenu: true,
      picture: { file: 'cadernos', alt: 'Cadernos sobre a mesa da papelaria' },
      html: `
<p>Mande a lista da escola, e a gente separa. Você confere, troca as marcas que quiser e retira no mesmo dia.</p>
<figure>${PICTURE}<figcaption>Cada lista sai em uma sacola com o nome do aluno.</figcaption></figure>
<h2>Quanto custa, em média</h2>
<table>
<thead><tr><th scope="col">Ano</th><th scope="col">Itens</th><th scope="col">Lista econômica</th><th scope="col">Lista completa</th></tr></thead>
<tbody>
<tr><th scope="row">1º ao 5º ano</th><td>28</td><td>R$ 190,00</td><td>R$ 320,00</td></tr>
<tr><th scope="row">6º ao 9º ano</th><td>22</td><td>R$ 160,00</td><td>R$ 290,00</td></tr>
<tr><th scope="row">Ensino médio</th><td>15</td><td>R$ 110,00</td><td>R$ 240,00</td></tr>
</tbody>
</table>
<h2>Como mandar</h2>
<ol>
<li>Fotografe a lista ou salve o arquivo da escola.</li>
<li>Escreva para <a href="mailto:ola@papelaria-aurora.exemplo.com.br">ola@papelaria-aurora.exemplo.com.br</a> com o nome do aluno e o ano.</li>
<li>Responderemos com um link que põe tudo na sacola.</li>
</ol>`,
    },
    {
      slug: 'retirada',
      title: 'Retirada na Rua Augusta',
      description: 'Quando o pedido fica pronto e o que trazer para retirar.',
      footerColumn: HELP,
      html: `
<p>A Aurora não entrega: tudo é retirado na <strong>Rua Augusta, 2140</strong>, de segunda a sábado, das 9h às 19h.</p>
<ul>
<li>O pedido fica pronto em duas horas; avisamos por e-mail.</li>
<li>Traga um documento com foto e o número do pedido.</li>
<li>Guardamos por 5 dias. Depois disso, ele é cancelado e o valor devolvido.</li>
</ul>`,
    },
    {
      slug: 'trocas-e-devolucoes',
      title: 'Trocas e devoluções',
      description: 'Trocas em até 7 dias, com a nota.',
      footerColumn: HELP,
      html: `
<p>Trocamos em até 7 dias o que estiver fechado, com a nota. Traga o produto à loja, ou escreva antes para saber se a outra cor já chegou.</p>
<h2>Defeito</h2>
<p>Caneta que falha, caderno que solta: trocamos em até 30 dias, sem nota, se foi comprado aqui.</p>
<h2>O que não se troca</h2>
<p>Encadernações, impressões e o que foi gravado com nome.</p>`,
    },
    {
      slug: 'perguntas-frequentes',
      title: 'Perguntas frequentes',
      description: 'Respostas sobre retirada, presentes e compras de escolas.',
      footerColumn: HELP,
      html: `
<details><summary>Embrulham para presente?</summary><p>Sim, de graça: marque no checkout.</p></details>
<details><summary>Escolas e empresas têm nota?</summary><p>Têm. Informe o CNPJ no cadastro, e a nota sai em nome dele.</p></details>
<details><summary>Posso pagar na retirada?</summary><p>Pode: em dinheiro, no débito ou no crédito.</p></details>`,
    },
    {
      slug: 'sobre',
      title: 'Sobre a Aurora',
      description: 'Papelaria de bairro nos Jardins desde 1962.',
      footerColumn: HELP,
      html: `
<p>A Aurora abriu em 1962 vendendo tinta de caneta em vidrinhos. Ainda vendemos, ao lado de cadernos, material de arte e tudo o que a escola pede.</p>
<p>Às quintas, das 15h às 17h, há oficina de lettering na mesa do fundo. É só chegar.</p>`,
    },
  ],
};
