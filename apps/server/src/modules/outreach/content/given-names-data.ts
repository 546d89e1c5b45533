/**
 * Given names that are common where creators on these platforms live. Names that are everyday words or well-known brands
 * too (Grace, Mark, Chase, Zara) are left out: a wrong address is worse than the writer's fallback.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `
  aaron abby abdul abdullah abigail adam adele adrian adriana adrien agnes agnieszka ahmad ahmed aidan aisha alan
  alba albert alberto aleksandra alejandra alejandro alessandra alessandro alessia alex alexander alexandra alexandre
  alexis alfred ali alice alicia alina alison allison alyssa amanda amelia amelie amina amir amit amy ana anaïs anastasia
  andré andrea andreas andrei andrés andrew andrzej andy angela angelina angelo anika anita anja ann anna annabelle anne
  annette annie anthony antoine antonia antonio anya ariana arjun arnaud arthur arturo ashley astrid audrey aurélie ava
  axel ayesha ayşe barbara barbora bartosz beatrice beatriz ben benedikt benjamin benoît bernard bernd beth bethany
  bianca birgit bjorn björn brad bradley brandon brenda brian brianna britta bruno bryan caitlin cameron camila camilla
  camille carla carlo carlos carmen carolina caroline catalina catarina catherine cátia cecilia cécile céline charles
  charlie charlotte chiara chris christian christiane christina christine christoph christophe christopher claire clara
  claudia claudio clément clémence colin connor conor corinna cristian cristiano cristina cynthia dagmar damian damien
  dan daniel daniela daniele danielle danny daria dario dave david debbie deborah denise dennis derek diana diane diego
  dimitri dmitri dmitry dominic dominik dominique dorothea dorota doug douglas duncan dylan ed eduardo edward edwin elaine
  eleanor elena eleni eli eliana elias élise elisa elisabeth elizabeth ella ellen ellie élodie eloise emanuele emelie emil
  émilie emilia emilie emilio emily emma emmanuel enrico enrique eric erica erik erika erin ernesto esra esteban esther
  ethan eugenia eva evan evelyn ewa fabian fabio fabrice fatima federica federico felicia felipe felix ferdinand fernanda
  fernando filip filipe filippo fiona florian francesca francesco francis francisca francisco franck franco françois
  françoise frank franziska fred frederik freya friedrich gabriel gabriela gabriele gabriella gabrielle gareth gary gavin
  geoff georg george georgia georgina gerald gerard gerhard giacomo gianluca gianna gilles gina giorgia giorgio giovanna
  giovanni giulia giulio giuseppe gloria gonzalo gordon graham greg gregor gregory greta guido guilherme guillaume
  guillermo gustav gustavo hamza hanna hannah hans harriet harry hassan heather hector heidi heike heinz helen helena
  helene helga henri henrik henrique henry hermann hilary holger hussein ian ibrahim ignacio igor ilaria ilona imran ines
  inés inês inga ingrid irene irina isaac isabel isabella isabelle ivan jack jackie jacob jacqueline jacques jaime jake
  jakob jakub james jamie jan jana jane janet janine jannik jasmin jason javier jean jeff jeffrey jelena jenna jennifer
  jenny jens jeremy jérôme jess jessica jessie jill jim jimmy joan joana joanna joanne joão joaquín joe joel johan johann
  johanna johannes john johnny jon jonas jonathan jordi jörg jorge josé josef josefina joseph joséphine josephine josh
  joshua juan juana judith judy julia julian juliana julie julien juliette julio justin justyna karel karen karim karin
  karina karl karolina kasia kat katarina kate katerina katharina katherine kathleen kathrin kathryn kathy katie katja
  katrin katy kayla keith kelly ken kenneth kevin khaled kieran kim kirsten kirsty klaus konrad konstantin krishna kristen
  kristian kristin kristina krystyna krzysztof kurt kyle lara lars laura lauren laurence laurent laurie lea léa leah lena
  leo léo leon leonardo leonie leslie leticia lewis liam lillian linda lindsay lindsey linnea lionel lisa liz lorena
  lorenzo lothar louis louisa louise lourdes luc luca lucas lucia lucía luciana lucie lucile lucy ludovic luigi luís luis
  luisa lukas lukasz łukasz luke lydia lynn maciej madeleine madison magdalena maja malgorzata małgorzata malik manon
  manuel manuela mara marc marcel marcelo marcin marco marcos marcus marek margaret margarita margot maria mariah mariam
  marian mariana marianne marie marina mario marion marius marjorie markus marlene marta martha martin martina martine
  mary maryam mateo mateusz mathias mathieu mathilde matilda matt matteo matthew matthias matthieu maurice mauro max
  maximilian maxime maya megan meghan mehmet mei melanie mélanie melinda melissa mia michael michaela michal michał michel
  michela michele michelle miguel mikael mike mikhail milan milena millie miranda mireille miriam mohamed mohammad
  mohammed moritz morgane muhammad mustafa nadia nadine nadja nancy naomi natalia natalie nataša natasha nathalie nathan
  neha neil nelson nicholas nick nicola nicolas nicole niklas nikola nikolai nikolas nils nina noah noémie nora norbert
  nuno olaf oleg olga oliver olivia olivier omar orlando oscar oskar otto pablo paige pamela paola paolo pascal patricia
  patrick patrik paul paula paulina pauline paulo pavel pawel paweł pedro penelope per petar peter petra phil philip
  philipp philippe phoebe pierre pilar piotr pooja priya quentin rachel rafael rahul raj ralf ramón raphael raphaël raquel
  raul raúl raymond rebecca regina reinhard rémi renata renate renée ricardo riccardo richard rita robert roberta roberto
  robin rodrigo roger rohan roland roman romain ronald rosa rosalie rosemary rosie ross roxana roy rubén rudolf rui russell
  ruth ryan sabine sabrina sally salvador salvatore sam samantha samir samuel sandra sandro sandy sanjay santiago sara
  sarah sascha saskia scott sean sebastian sébastien selma serena sergei sergey sergio shannon sharon shauna sheila shreya
  sigrid silke silvia simon simona simone sofia sofie sonia sonja sophia sophie stacey stefan stefania stefanie stefano
  stella stephan stephanie stéphane stéphanie stephen steve steven stuart susan susana susanna susanne suzanne svenja sven
  svetlana sylvia sylvie tamara tanja tanya tara tatiana ted teresa tessa theo théo theresa thierry thomas thorsten tiago
  tiffany tim timo timothy tina tobias todd tom tomas tomás tomasz tommy toni tony torsten tracey tracy trevor tristan
  tyler ulrich ulrike umberto ursula uwe valentina valentin valeria valérie vanessa vera veronica véronique veronika
  vicente vicki vicky victoria vikram viktor viktoria vincent vincenzo virginie viviana vladimir wanda wayne wendy werner
  wilhelm william wojciech wolfgang xavier yannick yasmin yasmine yolanda youssef yusuf yves yvette yvonne zachary zahra
  zeynep zoë zofia zuzana
  алексей александр александра алина анастасия андрей анна антон артём артем валентина валерия виктор виктория владимир
  галина даниил дарья денис дмитрий евгений евгения екатерина елена иван игорь илья ирина кирилл кристина ксения максим
  марина мария михаил наталья никита николай оксана олег ольга павел полина роман светлана сергей софия татьяна юлия яна
  `
    .split(/\s+/)
    .filter((name) => name !== ''),
)

/** Words after a given name that make a title the name of a channel, a firm or a group. */
export const channelWords: ReadonlySet<string> = new Set(
  `
  academy agency art arts asmr auto automotive bags bakery band bar beauty blog books boutique brand brands cafe café cars
  center centre channel cinema clinic club co coach coaching collection collective comedy company cooking cosmetics crafts
  crew daily dance design designs diary digital diy estate fam family fanpage fans farm farms fashion film films fit fitness
  food foods foundation games gaming garden gardens gmbh group guitars hair health hotel house inc institute interiors
  jewelry jewellery kids kitchen lab labs law life lifestyle limited live llc ltd magazine makeup market media motors movies
  music nails network news nutrition official oficial organics outdoors page paris photo photography photos pictures
  podcast productions pty radio realty recipes records restaurant review reviews salon school shoes shop show skincare
  spa sport sports store stories studio studios style styles talk tattoo team tech theatre toys training travel travels tube
  tutorials tv tvs university vlog vlogs wear wedding weddings wellness wines workshop world yoga
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
)
