import { type DemoPages, PICTURE } from './demo-page.ts';

const HELP = 'Ajuda';
const COMPANY = 'A Atlas';

export const ferragensAtlasPages: DemoPages = {
  supplier: 'ferragens-atlas',
  staff: 'ops@ferragens-atlas.exemplo.com.br',
  pages: [
    {
      slug: 'como-comprar',
      title: 'Como comprar',
      description: 'Do cadastro da empresa ao pedido entregue: preços, orçamentos e prazos.',
      footerColumn: HELP,
      inMenu: true,
      html: `
<p>A Atlas vende só para empresas. Os preços aparecem depois que o cadastro é aprovado, porque dependem do ramo e do volume.</p>
<ol>
<li><strong>Cadastre a empresa</strong> com o CNPJ em <a href="/cadastro">Cadastrar empresa</a>. A análise leva até um dia útil.</li>
<li><strong>Monte o carrinho</strong> pelo catálogo ou cole os códigos em <a href="/compra-rapida">Compra rápida</a>.</li>
<li><strong>Peça o orçamento.</strong> Um consultor confirma preços e prazo, em geral no mesmo dia.</li>
<li><strong>Aceite.</strong> O orçamento vale até a data que ele mostra; depois dela, peça outro.</li>
</ol>
<h2>Preço por quantidade</h2>
<table>
<thead><tr><th scope="col">Compra</th><th scope="col">O que muda</th></tr></thead>
<tbody>
<tr><th scope="row">Unidade</th><td>Preço de tabela</td></tr>
<tr><th scope="row">Caixa fechada</th><td>Preço de atacado, a partir do mínimo de cada produto</td></tr>
<tr><th scope="row">Volume</th><td>Faixas de desconto, que a página do produto mostra</td></tr>
</tbody>
</table>
<h2>Faturamento</h2>
<p>Empresas com limite de crédito compram para pagar em boleto. Os títulos, com segunda via, estão em <a href="/faturas">Faturas</a>.</p>`,
    },
    {
      slug: 'entrega-na-obra',
      title: 'Entrega na obra',
      description: 'Prazos, fretes e cuidados para receber materiais na obra.',
      footerColumn: HELP,
      html: `
<p>Entregamos na Grande São Paulo em até um dia útil depois do aceite, das 8h às 17h.</p>
<h2>Frete</h2>
<ul>
<li>R$ 49,00 por entrega, com pedido mínimo de R$ 150,00.</li>
<li>Grátis a partir de R$ 1.000,00.</li>
</ul>
<h2>Para descarregar</h2>
<ul>
<li>Indique no pedido quem recebe e o horário em que a rua permite parar.</li>
<li>Volumes acima de 30 kg pedem ajuda no local.</li>
<li>Confira os volumes antes de assinar: o que faltar anote no canhoto.</li>
</ul>`,
    },
    {
      slug: 'trocas-e-garantia',
      title: 'Trocas, devoluções e garantia',
      description: 'Prazos de troca e garantia de ferramentas e materiais.',
      footerColumn: HELP,
      html: `
<table>
<thead><tr><th scope="col">Motivo</th><th scope="col">Prazo</th><th scope="col">Como</th></tr></thead>
<tbody>
<tr><th scope="row">Produto diferente do pedido</th><td>7 dias</td><td>Coletamos na obra, sem custo</td></tr>
<tr><th scope="row">Defeito de fabricação</th><td>90 dias</td><td>Troca depois de laudo da assistência</td></tr>
<tr><th scope="row">Sobra de obra, embalagem fechada</th><td>30 dias</td><td>Crédito para a próxima compra, frete por conta da empresa</td></tr>
</tbody>
</table>
<p>Ferramentas elétricas têm também a garantia do fabricante, de 6 a 24 meses. Guarde a nota: a segunda via está no <a href="/pedidos">pedido</a>.</p>`,
    },
    {
      slug: 'perguntas-frequentes',
      title: 'Perguntas frequentes',
      description: 'Respostas sobre cadastro, orçamentos, usuários e notas fiscais.',
      footerColumn: HELP,
      html: `
<details><summary>Quem da empresa pode comprar?</summary><p>O usuário principal convida outros em <a href="/usuarios">Usuários</a>. Cada pedido diz quem o emitiu.</p></details>
<details><summary>Posso colar uma lista do meu sistema?</summary><p>Sim: <a href="/compra-rapida">Compra rápida</a> aceita códigos e quantidades copiados de uma planilha.</p></details>
<details><summary>Onde está a nota fiscal?</summary><p>No pedido, em DANFE e em XML, assim que ele é faturado.</p></details>
<details><summary>Atendem pessoa física?</summary><p>Não. As vendas são para pessoas jurídicas com cadastro aprovado.</p></details>`,
    },
    {
      slug: 'sobre',
      title: 'Sobre a Atlas',
      description: 'Distribuidora de ferramentas, fixação e elétrica na Mooca.',
      footerColumn: COMPANY,
      picture: { file: 'martelo', alt: 'Martelo sobre a bancada de testes da Atlas' },
      html: `
<p>Distribuímos ferramentas, fixação e material elétrico para construtoras, indústrias e revendas desde 1979, do mesmo galpão da Mooca.</p>
<figure>${PICTURE}<figcaption>Cada lote passa pela bancada antes de ir para a prateleira.</figcaption></figure>
<h2>Para quem trabalhamos</h2>
<p>Mais de 1.400 empresas compram conosco todo mês. Um consultor conhece a sua obra, e continua o mesmo enquanto ela durar.</p>`,
    },
  ],
};
