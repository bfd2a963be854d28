/** Words related to things for home, work and leisure. One group per line; see `search-related-words.ts`. */
export const RELATED_EQUIPMENT = `
computador portátil, notebook, laptop
computador, pc, desktop, notebook
mesa de computador, escrivaninha
cadeirinha de carro, cadeira auto, assento auto
televisão, tv, smart tv
celular, smartphone, iphone, galaxy
relógio inteligente, smartwatch
carregador portátil, power bank
fone, headset, headphone, earphone
caixa de som, alto falante, som
videogame, console, xbox, playstation, game
jogo, game
filme, dvd, blu ray
conjunto, kit, jogo, conj, cj
câmera, máquina fotográfica
impressora, multifuncional
tinta de impressora, cartucho, toner
geladeira, refrigerador, freezer
fogão, cooktop
air fryer, fritadeira
espremedor, centrífuga
grill, sanduicheira
batedeira, mixer
panela, caçarola, frigideira
talher, faqueiro
xícara, caneca
garrafa, squeeze, cantil, caneca térmica, garrafa térmica
pote, vasilha
lixeira, cesto de lixo
luminária, plafon, pendente, lustre, abajur, arandela, luz
lâmpada, led
sofá, estofado, poltrona
armário, guarda roupa, roupeiro, cômoda
cobertor, manta, edredom
cortina, persiana
tapete, carpete, passadeira
bicicleta, bike
tênis, sapato, calçado
sapato, sandália, sapatilha
óculos de sol, óculos solar, óculos escuros
bolsa, mochila
mala, maleta
guarda chuva, sombrinha
guarda sol, ombrelone
cama elástica, trampolim, pula pula
quebra cabeça, puzzle
boneco, boneca, figura
brinquedo de montar, lego, blocos
carrinho, hot wheels, veículo
cachorro, cães, cão, pet
gato, gatos, pet
comida, ração, alimento
capa, capinha, case, cover
película, protetor de tela, vidro temperado
fone, fone de ouvido, auricular
internet, roteador > roteador, wi fi, wireless, repetidor
disco rígido, disco externo, hd
memória > pendrive, cartão de memória, micro sd
leitor digital, leitor de livros digitais, e reader, kindle
nobreak, estabilizador, filtro de linha
webcam, câmera
bastão, pau de selfie, selfie
rack, painel, estante, móvel para tv
criado mudo, mesa de cabeceira, cabeceira
cadeira, poltrona, banqueta, assento
escritório > secretária, presidente, giratória, diretor
penteadeira, camarim
cabideiro, arara, cabide
cristaleira, aparador, buffet
roupa de cama > jogo de cama, lençol, edredom, colcha, cobre leito
jogo de banho, toalha
panificadora, máquina de pão, fazer pão
máquina de café, cafeteira, expresso, nespresso
frigobar, mini geladeira, cervejeira, refrigerador
congelador, freezer
exaustor, coifa, depurador
aquecedor, climatizador
filtro de água, purificador, bebedouro
chuveiro, ducha
lava jato, lavadora de alta pressão, alta pressão
cortador de grama, aparador de grama, roçadeira
cortador de cabelo, máquina de cabelo, máquina de corte, aparador de pelos
babyliss, modelador, cacheador
chapinha, prancha, alisadora, escova alisadora
medidor de pressão, aparelho de pressão, monitor de pressão, esfigmomanômetro
inalador, nebulizador
academia, musculação > musculação, fitness, supino, halter
peso > halter, anilha, caneleira
acampamento > camping, barraca, tenda
patinete, scooter
skate, hoverboard
brinquedo > infantil, boneco, boneca, carrinho, jogo
urso, pelúcia
arma de brinquedo, arminha, lançador, nerf, pistola
massa de modelar, massinha, play doh
casinha, cabana, barraca infantil
berço, cercado, moisés
camiseta, camisa, blusa, polo
chinelo, sandália
calçado, tênis, sapatênis, bota
caderno, fichário
ferramenta > furadeira, parafusadeira, chave
serrote > serra
colchão, colchonete
ferro de roupa, passar roupa > ferro de passar, ferro a vapor, passadeira
som de carro, rádio de carro > auto rádio, mp3 player, player automotivo
encher pneu > compressor, calibrador, bomba de ar
torradeira de pão > torradeira
máquina de costurar > máquina de costura
pescar, pescaria > pesca, molinete, vara
jardim, jardinagem > mangueira, regador, tesoura de poda
material escolar, volta às aulas > caderno, lápis, mochila, estojo
bebê conforto, cadeirinha > cadeira auto
banho de bebê > banheira
`;
