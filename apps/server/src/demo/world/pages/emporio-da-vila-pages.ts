import { type DemoPages, PICTURE } from './demo-page.ts';

const HELP = 'Ajuda';
const HOUSE = 'O empório';

export const emporioDaVilaPages: DemoPages = {
  supplier: 'emporio-da-vila',
  staff: 'admin@vitrine.exemplo.com.br',
  pages: [
    {
      slug: 'sobre',
      title: 'Sobre o empório',
      description: 'Um balcão de queijos, vinhos, cafés e azeites na Vila Madalena.',
      footerColumn: HOUSE,
      picture: { file: 'queijo', alt: 'Queijo sobre a mesa de madeira do balcão' },
      html: `
<p>O Empório da Vila é um balcão de onze metros na Rua Aspicuelta. Provamos tudo o que vendemos, e dizemos quando algo não está no melhor dia.</p>
<figure>${PICTURE}<figcaption>Os queijos são cortados na hora do pedido.</figcaption></figure>
<h2>Como escolhemos</h2>
<ul>
<li><strong>Queijos</strong> de leite cru, de produtores de Minas, da Serra da Canastra e de São Paulo, visitados por nós.</li>
<li><strong>Vinhos</strong> de pequenas vinícolas, com boa parte deles do Brasil.</li>
<li><strong>Cafés</strong> torrados toda terça-feira, com a data na embalagem.</li>
<li><strong>Azeites</strong> da safra do ano, guardados no escuro.</li>
</ul>
<p>Na dúvida, escreva para <a href="mailto:contato@emporio-da-vila.exemplo.com.br">contato@emporio-da-vila.exemplo.com.br</a> e diga o que vai ter à mesa.</p>`,
    },
    {
      slug: 'guia-de-queijos',
      title: 'Guia de queijos',
      description: 'Como servir, guardar e combinar os queijos do empório.',
      footerColumn: HOUSE,
      inMenu: true,
      html: `
<p>Tire o queijo da geladeira uma hora antes de servir. Frio, ele esconde metade do gosto.</p>
<table>
<thead><tr><th scope="col">Queijo</th><th scope="col">Como é</th><th scope="col">Combina com</th><th scope="col">Guarda</th></tr></thead>
<tbody>
<tr><th scope="row">Canastra</th><td>Firme, levemente ácido</td><td>Café coado, goiabada</td><td>20 dias</td></tr>
<tr><th scope="row">Brie</th><td>Cremoso, de casca branca</td><td>Espumante, mel</td><td>7 dias</td></tr>
<tr><th scope="row">Gorgonzola</th><td>Intenso, salgado</td><td>Vinho de sobremesa, pera</td><td>15 dias</td></tr>
<tr><th scope="row">Parmesão</th><td>Duro, de grão</td><td>Tinto encorpado, azeite</td><td>60 dias</td></tr>
</tbody>
</table>
<h2>Em casa</h2>
<ol>
<li>Enrole em papel-manteiga e só depois no plástico.</li>
<li>Guarde na gaveta de verduras, longe de frutas.</li>
<li>Mofo branco em queijo duro: corte um dedo em volta e sirva o resto.</li>
</ol>`,
    },
    {
      slug: 'entrega',
      title: 'Entrega e retirada',
      description: 'Onde o Empório da Vila entrega e como os frios viajam.',
      footerColumn: HELP,
      html: `
<p>Entregamos de segunda a sábado, das 10h às 13h e das 15h às 19h. Queijos e frios viajam em bolsa térmica.</p>
<table>
<thead><tr><th scope="col">Região</th><th scope="col">Frete</th><th scope="col">Grátis a partir de</th><th scope="col">Pedido mínimo</th></tr></thead>
<tbody>
<tr><th scope="row">Vila Madalena, Pinheiros e Perdizes</th><td>R$ 12,90</td><td>R$ 250,00</td><td>R$ 40,00</td></tr>
<tr><th scope="row">Zona oeste</th><td>R$ 16,90</td><td>R$ 350,00</td><td>R$ 60,00</td></tr>
</tbody>
</table>
<h2>Retirada</h2>
<p>Na Rua Aspicuelta, 180, das 9h às 19h. Guardamos o pedido refrigerado até o fim do dia seguinte.</p>`,
    },
    {
      slug: 'trocas-e-devolucoes',
      title: 'Trocas e devoluções',
      description: 'O que fazer quando um produto não chegou como devia.',
      footerColumn: HELP,
      html: `
<p>Produto aberto, quebrado ou fora da temperatura: mande uma foto no mesmo dia, e ele volta na próxima entrega ou o valor volta para você.</p>
<h2>Arrependimento</h2>
<p>Bebidas, cafés, azeites e conservas fechados podem ser devolvidos em até 7 dias depois de recebidos. Queijos e frios cortados para você não, porque não podem ser vendidos de novo.</p>
<h2>Vinho com defeito</h2>
<p>Rolha contaminada acontece. Tampe a garrafa, guarde-a e fale com a gente: trocamos por outra igual.</p>`,
    },
    {
      slug: 'perguntas-frequentes',
      title: 'Perguntas frequentes',
      description: 'Respostas sobre cortes, presentes, vinhos e pagamentos.',
      footerColumn: HELP,
      html: `
<details><summary>Posso pedir o queijo fatiado?</summary><p>Pode: escreva em <strong>Observações</strong> no carrinho a espessura que prefere.</p></details>
<details><summary>Vocês montam cestas de presente?</summary><p>Sim. Marque no checkout que é um presente, e a nota vai sem preços.</p></details>
<details><summary>Quem pode comprar vinho?</summary><p>Só maiores de 18 anos. Pedimos um documento na entrega.</p></details>
<details><summary>O peso do queijo vem exato?</summary><p>Cortamos o mais perto possível, e você paga o peso que foi cortado.</p></details>`,
    },
  ],
};
