/**
 * The most common passwords, Brazilian and international, in lower case and without accents. Own list: names, words of love and
 * faith, football clubs, keyboard rows and numbers.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  senha senhas minhasenha senhasegura suasenha novasenha senhaforte mudar mudarsenha trocar trocarsenha
  acesso acessar entrar entrada usuario cliente clientes admin administrador administrator root master
  mestre teste testes testando padrao default guest convidado user usuaria password passwords passw0rd pass
  passe passphrase letmein welcome bemvindo bemvinda login logon secret segredo secreto private privado
  qwerty qwertyuiop qwertyui qwert asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qwe asd zxc
  qweasd qweasdzxc qaz wsx poiuytrewq lkjhgfdsa mnbvcxz iloveyou teamo euteamo amor amorzinho meuamor
  amoreterno amordaminhavida minhavida vida vidaloka amores paixao saudade saudades felicidade feliz
  alegria esperanca princesa princess princesinha gatinha gatinho gatona gata gato linda lindo lindinha
  bonita bonito florzinha flor flores borboleta estrela estrelinha estrelas coracao anjo anjinho anjos
  jesus jesuscristo cristo deus deusefiel deuseamor deusnocomando deusebom jesusteama jesusesenhor senhor
  maria mariazinha nossasenhora aparecida familia minhafamilia abencoada abencoado gratidao fe fecomigo
  bencao biblia igreja salmos salmo flamengo flamengomengao mengao corinthians timao palmeiras verdao
  saopaulo tricolor santos santosfc vasco vascodagama botafogo fluminense gremio internacional colorado
  cruzeiro atletico atleticomg galo bahia vitoria sport fortaleza ceara nautico santacruz coritiba goias
  futebol brasil brasileiro brasileira brasilia hexa penta selecao neymar ronaldo ronaldinho pele kaka
  messi cristiano football soccer baseball basketball hockey liverpool chelsea arsenal barcelona realmadrid
  manchester joao jose antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel
  marcelo bruno eduardo felipe rodrigo fernando gustavo leonardo guilherme matheus mateus vitor victor
  thiago tiago diego andre ricardo roberto sergio alexandre henrique vinicius leandro anderson adriano caio
  davi miguel arthur bernardo heitor samuel ana anapaula anacarolina anabeatriz mariana mariaclara
  mariaeduarda julia juliana fernanda camila amanda bruna jessica leticia vanessa patricia aline adriana
  marcia sandra luciana renata carla cristina beatriz larissa gabriela rafaela daniela isabela isabella
  sofia sophia laura alice valentina helena manuela luana natalia priscila simone rosana vitoriazinha
  yasmin dragon dragao monkey macaco shadow sombra sunshine brilhodosol superman batman spiderman
  homemaranha pokemon pikachu naruto goku sasuke starwars michael jordan jennifer jessie ashley charlie
  thomas robert hunter ranger buster tigger pepper ginger summer winter flower freedom whatever trustno
  computer computador internet google facebook instagram whatsapp youtube twitter samsung motorola iphone
  android windows microsoft apple nokia killer matrix mustang mercedes ferrari porsche corvette yamaha
  honda toyota harley carro moto cachorro cachorrinho cavalo tigre leao elefante coelho peixe passarinho
  tartaruga chocolate morango banana laranja abacaxi melancia batata queijo pizza cerveja caipirinha
  coxinha brigadeiro churrasco primavera verao outono inverno janeiro fevereiro marco abril maio junho
  julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo carnaval
  natal pascoa aniversario escola faculdade trabalho empresa loja lojas mercado mercadocentral comercio
  compras comprar vendas venda vendedor vitrine pedido pedidos produto produtos fornecedor caixa estoque
  financeiro comercial contato suporte escritorio rock metal sertanejo pagode samba funk forro musica
  guitarra violao bateria abcdef abcdefg abcdefgh abcd abcabc aaaaaa bbbbbb abc xyz saopaulofc riodejaneiro
  belohorizonte salvador curitiba portoalegre recife manaus fortalezace campinas minasgerais paraiba
  pernambuco vovo vovozinha mamae papai filho filha filhos meufilho minhafilha meusfilhos irmao irmaos bebe
  nenem crianca criancas amigo amigos amiga amizade namorado namorada casamento liberdade sucesso dinheiro
  riqueza prosperidade forca foco determinacao vencedor vencer guerreiro guerreira campeao campeoes hello
  hellokitty blink blinkpink bts rebelde restart justin bieber onedirection beyonce rihanna anitta
  luansantana 12345678 123456789 1234567890 123123123 12341234 11223344 1122334455 112233445566 87654321
  987654321 0987654321 9876543210 00000000 11111111 22222222 33333333 44444444 55555555 66666666 77777777
  88888888 99999999 10203040 1020304050 102030405060 01020304 0102030405 13579246 246810 24681012 147258369
  159753456 159357456 741852963 963852741 789456123 123654789 321654987 456123789 14725836 15975346
  12121212 13131313 10101010 20202020 21212121 69696969 12344321 123321123 1234554321 12345679 123456788
  1234567899 11112222 12312312 98765432 123454321 31415926 19801980 19901990 20002000 20102010 20202021
  20242024 20252025 20262026 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 a1b2c3d4
  a1b2c3d4e5 abc12345 abcd1234 1234abcd 12345abc a1234567 a12345678 a123456789 123456ab 123456abc q1w2e3
  zaq12wsx zaq1xsw2 qwer1234 1234qwer asdf1234 asd123asd qwe123qwe 123qwe123 123qweasd 12qwaszx aa123456
  aa12345678 az123456 senha123senha 123senha 1234senha 12345senha 123456senha mudar123 mudar1234 p@ssw0rd
  pa$$word pass1234 trustno1 s3nh4123 senh@123 s&nha123
`
    .trim()
    .split(/\s+/),
);
