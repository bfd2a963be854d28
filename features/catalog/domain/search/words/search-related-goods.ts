/** Words related to goods of daily use: care, cleaning, food. One group per line; see `search-related-words.ts`. */
export const RELATED_GOODS = `
criança, infantil, kids, bebê, baby, menino, menina
bebê, berço, baby, infantil
homem, masculino, men, homme, masc
mulher, feminino, women, femme, fem
carro, auto, automotivo, veículo, veicular
moto, motocicleta
casa, lar, doméstico, residencial
cabelo, capilar, hair
pele, corporal, corpo, facial, dermatológico
rosto, facial, face
boca, bucal, oral
dente, dental
mão, mãos
unha, esmalte
barba, barbear, barbeador
chão, piso
roupa, lava roupas, tecido
louça, lava louças, prato
vidro, vidros, limpa vidros
banheiro, sanitário
privada, vaso sanitário, sanitário
inseticida, mata, raid, baygon, sbp
barata, baraticida, inseticida
mosquito, pernilongo, repelente, inseticida
formiga, formicida
rato, raticida
mofo, anti mofo, evita mofo
cheiro, cheirinho, aroma, aromatizante, odorizante, odorizador, perfume
aromatizador, aromatizante, odorizador, odorizante, difusor
desinfetante, bactericida, limpador
limpador, limpa, limpeza, multiuso
sabão, lava roupas, detergente
alvejante, tira manchas, cloro
esfregão, mop
pano, flanela
esponja, bucha
protetor solar, bloqueador solar, sun, fps
bronzeador, sun
hidratante, creme, loção
creme, loção, hidratante
perfume, colônia, edt, edp, toilette, parfum
batom, gloss, lip
tintura, tinta, color
alisamento, progressiva
maquiagem, make, base, pó
absorvente, tampax
fralda, fraldas descartáveis
refrigerante, guaraná, coca cola, soda, fanta, pepsi
suco, néctar, polpa
achocolatado, nescau, toddy
bolacha, biscoito, recheado, cookie, wafer
recheada, recheado
salgadinho, chips, snack
macarrão, massa, espaguete, spaghetti, talharim, penne, parafuso, fusilli
molho de tomate, extrato de tomate
maionese, mostarda
manteiga, margarina
requeijão, cream cheese
carne, linguiça
doce, geleia, goiabada
chocolate, bombom
bala, chiclete, drops, pastilha
pão, torrada, bisnaga
muçarela, mussarela, queijo
maisena, amido de milho
fubá, farinha de milho
cerveja, lager
miojo, macarrão instantâneo, lámen, instantâneo, nissin
cereal, granola, flocos, sucrilhos, flakes
barra de cereal, barrinha de cereal, barrinha, nutry
água e sal, cream cracker, cracker
adoçante, edulcorante, sucralose, stevia, sacarina
refresco, suco em pó, tang
bebida alcoólica, destilado > whisky, vodka, cachaça, gin
energético > energy, bull
leite fermentado, iogurte, danone
comida de bebê, papinha, alimento infantil > papinha, mingau, cereal infantil, mucilon
leite de bebê, leite infantil, fórmula infantil > aptamil, nan
recém nascido > rn, bebê, nan, aptamil
pasta de amendoim, creme de amendoim, amendocrem
doce de amendoim, paçoca, pé de moleque
creme de avelã, avelã, nutella
tempero, condimento, especiaria, caldo
cogumelo, champignon
frios > presunto, apresuntado, mortadela, salame
salsicha, linguiça
pescado, peixe, atum, sardinha
sobremesa > pudim, gelatina, flan
fermento, royal
chá, infusão, erva, mate
infantil, teen
rímel > máscara, cílios
acetona, removedor de esmalte, removedor
demaquilante, removedor de maquiagem, micelar
ruga, antirrugas, anti idade, anti sinais, age
espinha, acne, antiacne
lábio, labial, batom, lip
alisante, alisar > alisamento, relaxamento, liso
cacho, cacheado, ondulado
leave in, creme de pentear, finalizador, sem enxágue
loiro, louro, loura, blond
fixador, laquê, spray fixador
íntimo, intimidade, dermacyd
axila > desodorante, antitranspirante
chulé > pés, talco
lâmina > aparelho de barbear, gillette, carga, barbeador
lenço umedecido, toalha umedecida, umedecido
caspa, anticaspa
enxaguante, antisséptico bucal, listerine
clarear, clareador, branqueador > alvejante, tira manchas, branqueador
desengordurante, tira gordura, limpa forno
lustrador, lustra móveis, polidor, brilho
vaso sanitário, privada > sanitária, pato, pedra
pastilha > pedra, bloco, tablete
piscina > cloro, algicida, clarificante, barrilha
veneno > raticida, formicida, inseticida, mata
cupim, cupinicida
pulga, antipulgas, carrapato
puxar água > rodo
antibacteriano, bacteriano, germe > bactericida, antisséptico, protex
geriátrica, adulto, idoso > geriátrica, adulto, bigfral, tena
gel de cabelo > gel fixador, gel capilar, fixador
chá gelado > ice tea, chá mate, mate
enlatado > lata, conserva
energética > energético, energy
baunilha, extrato de baunilha > aroma, essência
guardar comida, guarda comida, marmita > pote, vasilha
filhote > filhotes, junior, puppy
areia de gato > granulado, areia sanitária
lenço de papel > lenços, lenço descartável
limpa chão, limpar chão > desinfetante, limpador, limpa pisos
nariz, entupido > nasal, nas
vegano, vegetariano > soja, vegetal
churrasco > carvão, sal grosso, espeto
`;
