import type { TermsText } from '#features/suppliers/domain/shop-texts.ts';

const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** Demo clients have agreed to these terms. */
export const mercadoCentralTerms: TermsText = {
  title: 'Termos de uso',
  text: paragraphs(
    'Estes termos dizem como funciona a compra no Mercado Central. Ao criar uma conta, você concorda com eles.',
    '1. Cadastro. Os dados que você informa são seus e verdadeiros. A senha é pessoal: não a conte a ninguém. Você pode corrigir os dados em “Meus dados”.',
    '2. Preços e estoque. Vale o preço mostrado quando o pedido é enviado. Produtos por quilo são pesados na separação, e o valor final pode variar um pouco; a diferença é devolvida ou cobrada na mesma forma de pagamento.',
    '3. Entrega e retirada. A janela escolhida é combinada com você. Se algo impedir a entrega, avisamos e combinamos outra.',
    '4. Trocas e arrependimento. Você tem sete dias para desistir de produtos não perecíveis, contados do recebimento. Produto com defeito é trocado ou devolvido.',
    '5. Bebidas alcoólicas. São vendidas só a maiores de 18 anos, e quem recebe mostra um documento.',
    '6. Seus dados. Usamos os dados para atender aos seus pedidos e para cumprir a lei. Não os vendemos.',
    '7. Mudanças. Quando estes termos mudam, pedimos que você leia e aceite a nova versão antes de continuar.',
  ),
};
