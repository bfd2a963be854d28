import { type DemoPages, PICTURE } from './demo-page.ts';

/** The shop's own column. */
const COLUMN = 'A loja';

export const mercadoCentralPages: DemoPages = {
  supplier: 'mercado-central',
  staff: 'ops@mercado-central.exemplo.com.br',
  pages: [
    {
      slug: 'entrega-e-retirada',
      title: 'Entrega e retirada',
      label: 'Entrega',
      description:
        'Onde o Mercado Central entrega, quanto custa e em que horários, e como retirar nas lojas.',
      footerColumn: COLUMN,
      inMenu: true,
      html: `
<p>Separamos o pedido no dia em que ele sai: a fruta que chega à sua casa estava na banca horas antes. Escolha no checkout o dia e a janela de horário, ou retire em uma das lojas sem pagar frete.</p>
<h2>Onde entregamos e quanto custa</h2>
<table>
<thead><tr><th scope="col">Região</th><th scope="col">Frete</th><th scope="col">Grátis a partir de</th><th scope="col">Pedido mínimo</th><th scope="col">Antecedência</th></tr></thead>
<tbody>
<tr><th scope="row">Centro expandido</th><td>R$ 9,90</td><td>R$ 200,00</td><td>R$ 30,00</td><td>2 horas</td></tr>
<tr><th scope="row">Demais bairros de São Paulo (CEP 01000 a 05899)</th><td>R$ 14,90</td><td>R$ 300,00</td><td>R$ 50,00</td><td>4 horas</td></tr>
<tr><th scope="row">Grande São Paulo, até 22 km da Sé</th><td>R$ 5,00 até 3 km, e R$ 1,20 por quilômetro a mais</td><td>R$ 400,00</td><td>R$ 60,00</td><td>4 horas, pedidos até as 18h</td></tr>
</tbody>
</table>
<p>Não sabe em que região está? Informe o CEP no alto da página: mostramos na hora o frete e o próximo horário livre.</p>
<h2>Janelas de entrega</h2>
<ul>
<li>das 8h às 10h</li>
<li>das 10h às 12h</li>
<li>das 14h às 16h</li>
<li>das 18h às 20h</li>
</ul>
<p>Todos os dias, menos no Natal. Cada janela leva até 60 pedidos; quando ela enche, oferecemos a seguinte.</p>
<h2>Retirada nas lojas</h2>
<ol>
<li>Escolha <strong>Retirar</strong> no alto da página e a loja da Cantareira ou a de Pinheiros.</li>
<li>Espere o aviso de que o pedido está pronto: ele chega por e-mail e aparece em <a href="/pedidos">Meus pedidos</a>.</li>
<li>Traga um documento com foto. Outra pessoa pode retirar, se souber o número do pedido.</li>
</ol>
<h2>E se eu não estiver em casa?</h2>
<p>O entregador espera dez minutos e telefona. Se ninguém receber, os perecíveis voltam para a loja, e combinamos outra janela com você.</p>`,
    },
    {
      slug: 'como-trocar-ou-devolver',
      title: 'Como trocar ou devolver',
      description: 'Prazos e passos para trocar ou devolver um produto do Mercado Central.',
      footerColumn: COLUMN,
      html: `
<p>Se algo não chegou como devia, a gente resolve, e sem formulário comprido.</p>
<h2>O produto veio errado ou estragado</h2>
<ol>
<li>Abra o pedido em <a href="/pedidos">Meus pedidos</a> e veja o número dele.</li>
<li>Escreva para <a href="mailto:atendimento@mercado-central.exemplo.com.br">atendimento@mercado-central.exemplo.com.br</a> em até 24 horas, de preferência com uma foto.</li>
<li>Diga se prefere o dinheiro de volta ou o produto na próxima entrega.</li>
</ol>
<h2>Mudei de ideia</h2>
<p>O que não é perecível pode ser devolvido em até <strong>7 dias</strong> depois de recebido, fechado, sem que você diga por quê. Nós buscamos e devolvemos tudo, também o frete.</p>
<h2>Quando o dinheiro volta</h2>
<table>
<caption>Contado do dia em que recebemos o produto ou a sua foto.</caption>
<thead><tr><th scope="col">Pago com</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><th scope="row">Pix</th><td>até 1 dia útil, na mesma conta</td></tr>
<tr><th scope="row">Cartão de crédito</th><td>na fatura seguinte</td></tr>
<tr><th scope="row">Boleto</th><td>até 5 dias úteis, na conta que você informar</td></tr>
</tbody>
</table>
<blockquote><p>Produtos por quilo são pesados na separação: se o peso ficou abaixo do pedido, a diferença já volta sozinha.</p></blockquote>`,
    },
    {
      slug: 'perguntas-frequentes',
      title: 'Perguntas frequentes',
      description: 'Respostas sobre pedidos, pagamentos, produtos por quilo e assinaturas.',
      footerColumn: COLUMN,
      html: `
<h2>Pedidos</h2>
<details><summary>Posso mudar um pedido depois de enviado?</summary><p>Enquanto ele está como <em>Recebido</em>, sim: fale com o atendimento. Depois que a separação começa, só dá para incluir produtos em um pedido novo.</p></details>
<details><summary>O que acontece se faltar um produto?</summary><p>Vale o que você respondeu no checkout: trocar por um parecido, retirar do pedido ou falar com você antes.</p></details>
<details><summary>Como repito a compra do mês?</summary><p>Em <a href="/pedidos">Meus pedidos</a>, toque em <strong>Repetir</strong>: os produtos voltam para o carrinho com os preços de hoje.</p></details>
<h2>Pagamento</h2>
<details><summary>Por que no Pix é mais barato?</summary><p>Porque recebemos na hora e sem taxa de cartão. O preço de cada produto já mostra os 3% a menos.</p></details>
<details><summary>Em quantas vezes posso pagar?</summary><p>Em até 6 vezes sem juros no cartão, com parcelas de R$ 10,00 ou mais; de 7 a 12 vezes, com juros de 1,99% ao mês.</p></details>
<h2>Produtos por quilo</h2>
<details><summary>O valor pode mudar?</summary><p>Pouco: pesamos na separação e cobramos o peso real. No cartão, reservamos o valor do pedido e só cobramos o que foi pesado.</p></details>
<h2>Bebidas alcoólicas</h2>
<details><summary>Preciso mostrar um documento?</summary><p>Sim. A venda é proibida para menores de 18 anos, e conferimos um documento na entrega e na retirada.</p></details>`,
    },
    {
      slug: 'nossa-historia',
      title:
        'Da banca de frutas ao Mercado Central: trinta e oito anos escolhendo cada fruta como se fosse para casa',
      label: 'Nossa história',
      description: 'Como uma banca ao lado do Mercadão virou o Mercado Central.',
      footerColumn: COLUMN,
      picture: { file: 'maca', alt: 'Maçãs sobre uma mesa de madeira da loja da Cantareira' },
      html: `
<p>Em 1987, Dona Lourdes montou uma banca de maçãs e peras na Rua da Cantareira. Ela só vendia o que levaria para os próprios filhos, e devolvia o dinheiro de quem voltasse descontente. A regra ainda é essa.</p>
<figure>${PICTURE}<figcaption>A primeira maçã do dia ainda fica na mesa da entrada.</figcaption></figure>
<h2>De uma banca a duas lojas</h2>
<dl>
<dt>1987</dt><dd>A banca na calçada, aberta das quatro da manhã ao meio-dia.</dd>
<dt>1996</dt><dd>A loja da Cantareira, com açougue e mercearia.</dd>
<dt>2014</dt><dd>A loja de Pinheiros e os primeiros pedidos por telefone.</dd>
<dt>2020</dt><dd>A entrega em casa, em quatro janelas por dia.</dd>
</dl>
<h2>Com quem compramos</h2>
<p>Verduras vêm de 23 famílias de Ibiúna e Mogi das Cruzes, colhidas na véspera. O que leva o selo <a href="/busca?tags=organico">Orgânico</a> tem certificado, que mostramos a quem pedir.</p>
<h2>O que não fazemos</h2>
<ul>
<li>Não enceramos frutas.</li>
<li>Não vendemos o que vence amanhã sem dizer, e com desconto.</li>
<li>Não jogamos comida boa fora: o que sobra vai no fim da tarde para três cozinhas solidárias do centro.</li>
</ul>`,
    },
  ],
};
