import { wordGroups } from './search-common-words.ts';
import { synonymsOf } from './search-synonyms.ts';

/**
 * Words that are not synonyms but lead to what was meant: kinds named by their use, wider and narrower kinds, classes of
 * medicines. Only a relaxed search uses them, and its results are marked as approximate.
 */
export const relatedWords = synonymsOf(
  wordGroups(`
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
computador portátil, notebook, laptop
computador, pc, desktop, notebook
mesa de computador, escrivaninha
cadeirinha de carro, cadeira auto, assento auto
televisão, tv, smart tv, led
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
garrafa, squeeze, cantil
pote, vasilha
lixeira, cesto de lixo
luminária, plafon, pendente, lustre, abajur
lâmpada, led
sofá, estofado, poltrona
armário, guarda roupa, roupeiro, cômoda
cobertor, manta, edredom
cortina, persiana
tapete, carpete, passadeira
bicicleta, bike
tênis, sapato, calçado
sapato, sandália, sapatilha
óculos de sol, óculos solar
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
inseticida, mata, raid, baygon, sbp
barata, baraticida, inseticida
mosquito, pernilongo, repelente, inseticida
formiga, formicida
rato, raticida
mofo, anti mofo, evita mofo
cheiro, aroma, aromatizante, odorizante, odorizador, perfume
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
refrigerante, guaraná, coca cola, soda
suco, néctar, polpa
achocolatado, nescau, toddy
bolacha, biscoito, recheado, cookie, wafer
recheada, recheado
salgadinho, chips, snack
macarrão, massa, espaguete, spaghetti, talharim, penne
molho de tomate, extrato de tomate
maionese, mostarda
manteiga, margarina
requeijão, cream cheese
carne, linguiça
doce, geleia, goiabada
chocolate, bombom
bala, chiclete, drops
pão, torrada, bisnaga
muçarela, mussarela, queijo
maisena, amido de milho
fubá, farinha de milho
cerveja, lager
remédio, medicamento, comprimido
dor, analgésico, dipirona, paracetamol
dor de cabeça, dipirona, paracetamol, ácido acetilsalicílico, isometepteno
febre, antitérmico, dipirona, paracetamol, ibuprofeno
inflamação, anti inflamatório, ibuprofeno, nimesulida, diclofenaco
verme, vermífugo, albendazol, mebendazol
azia, antiácido, hidróxido de alumínio, bicarbonato
tosse, xarope, expectorante, ambroxol, acetilcisteína, guaifenesina
gripe, antigripal, clorfeniramina, fenilefrina
alergia, antialérgico, loratadina, dexclorfeniramina
cólica, escopolamina
enjoo, dimenidrinato
gases, simeticona
micose, antifúngico, clotrimazol, miconazol, cetoconazol
assadura, óxido de zinco, nistatina
antibiótico, amoxicilina, azitromicina, cefalexina
piolho, permetrina
colírio, oft, oftálmico
vitamina, polivitamínico
anticoncepcional, etinilestradiol, levonorgestrel
queimadura, sulfadiazina
diarreia, loperamida
intestino preso, lactulose, bisacodil
`),
);
