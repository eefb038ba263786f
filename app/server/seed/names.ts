/** A part of the staff: its names, where it lives, and how large it is. */
export interface Origin {
  readonly weight: number;
  readonly givenNames: readonly string[];
  readonly familyNames: readonly string[];
  readonly places: readonly string[];
  /** A telephone number in which each # becomes a digit. */
  readonly phone: string;
  readonly mailDomain: string;
}

const list = (text: string): readonly string[] => text.split(', ');

const flemish: Origin = {
  weight: 50,
  givenNames: list(
    'An, Anneleen, Arne, Bart, Bram, Brecht, Céline, Daan, Dirk, Dries, Eline, Elke, Els, Evi, Femke, Filip, Geert, Griet, Hanne, Hilde, Ilse, Ine, Jan, Jelle, Joke, Joris, Karel, Katrijn, Koen, Lars, Leen, Lien, Lieve, Lotte, Luc, Maarten, Marijke, Mieke, Niels, Pieter, Renée, Roel, Ruben, Saar, Sofie, Stijn, Tine, Tom, Veerle, Wim, Wout, Zoë',
  ),
  familyNames: list(
    "Aerts, Baert, Bogaerts, Claes, Claeys, Cools, Cuypers, De Backer, De Clercq, De Coninck, De Cock, De Smet, De Vos, De Wilde, D'Hondt, D'Hooghe, Desmet, Dewulf, Geerts, Goossens, Hermans, Jacobs, Janssens, Lemmens, Maes, Martens, Mertens, Michiels, Peeters, Pauwels, Segers, Smets, Stevens, T'Jonck, Timmermans, Van Damme, Van de Velde, Van den Berghe, Van den Bossche, Van den Broeck, Van der Auwera, Van Hove, Van Loo, Vandenberghe, Vandeputte, Vercammen, Verhaeghe, Verhoeven, Vermeulen, Verstraete, Willems, Wouters",
  ),
  places: list(
    'Aalst, Antwerpen, Brugge, Brussel, Gent, Hasselt, Kortrijk, Leuven, Mechelen, Oostende, Sint-Niklaas, Turnhout',
  ),
  phone: '+32 4## ## ## ##',
  mailDomain: 'example.org',
};

const dutch: Origin = {
  weight: 12,
  givenNames: list(
    'Anouk, Bas, Carlijn, Daphne, Esmée, Floor, Gijs, Hugo, Iris, Jasmijn, Jeroen, Joëlle, Maud, Noor, Pim, Sanne, Thijs, Tjeerd, Willemijn, Wouter',
  ),
  familyNames: list(
    'Bakker, de Boer, de Groot, de Jong, de Vries, Dijkstra, Hoekstra, Kuipers, Mulder, Postma, Smit, van Beek, van den Berg, van der Meer, van Dijk, van Leeuwen, van ’t Hoff, Visser, Vos, Zijlstra',
  ),
  places: list('Breda, Eindhoven, Maastricht, Rotterdam, Utrecht'),
  phone: '+31 6 ## ### ###',
  mailDomain: 'example.org',
};

const french: Origin = {
  weight: 22,
  givenNames: list(
    'Adélaïde, Agnès, Amélie, André, Benoît, Chloé, Clémence, Élise, Élodie, Étienne, François, Frédéric, Geneviève, Hélène, Inès, Jérôme, Joël, Léa, Loïc, Maël, Margaux, Mathéo, Noémie, Océane, Raphaël, Rémi, Solène, Sébastien, Thérèse, Valérie',
  ),
  familyNames: list(
    'Béranger, Bouchard, Chevalier, Côté, d’Aubigné, Delacroix, Delvaux, Dubois, Dupont, Durand, Fournier, Garçon, Gérard, Girard, Lambert, Le Goff, Le Roux, Lefèvre, Lemaître, Léonard, Mathieu, Moreau, Noël, Perrin, Renard, Rivière, Rousseau, Simon, Thévenot, Vasseur',
  ),
  places: list('Charleroi, Liège, Lille, Mons, Namur, Tournai, Orléans, Besançon'),
  phone: '+33 6 39 98 ## ##',
  mailDomain: 'example.com',
};

const british: Origin = {
  weight: 12,
  givenNames: list(
    'Alice, Aoife, Ben, Callum, Charlotte, Eleanor, Fiona, George, Harriet, Isla, Jack, Niamh, Oliver, Poppy, Rhys, Rory, Seán, Siân, Sophie, Zara',
  ),
  familyNames: list(
    "Ashworth, Bennett, Campbell, Clarke, Davies, Evans, Fletcher, Hughes, MacLeod, McCarthy, Mitchell, O'Brien, O'Connor, O'Neill, Patel, Shaw, Taylor, Walker, Wright, Young",
  ),
  places: list('Bristol, Cardiff, Dublin, Leeds, London'),
  phone: '+44 7700 900###',
  mailDomain: 'example.com',
};

const others: Origin = {
  weight: 14,
  givenNames: list(
    'Ayşe, Björn, Dragan, Emre, Fatima, Ioana, Jesús, João, Jürgen, Karim, Łukasz, Małgorzata, María, Mehmet, Nadia, Ngozi, Nguyệt, Søren, Şule, Youssef',
  ),
  familyNames: list(
    'Åkesson, Benali, Çelik, Đorđević, El Amrani, Fernández, Gonçalves, Groß, Ionescu, Kowalczyk, Müller, Muñoz, Nguyễn, Nowak, Okafor, Ørsted, Öztürk, Rossi, Šimić, Yıldız',
  ),
  places: list('Aachen, Antwerpen, Brussel, Genk, Gent, Köln, Liège'),
  phone: '+32 4## ## ## ##',
  mailDomain: 'example.net',
};

/** What demo people are made from; each part of the staff is as large as its weight says. */
export const origins: readonly Origin[] = [flemish, dutch, french, british, others];

/** Departments and the functions in them. */
export const departments: readonly (readonly [string, readonly string[]])[] = [
  ['Administration', ['Administrative Assistant', 'Office Manager', 'Records Officer']],
  ['Citizen Services', ['Counter Clerk', 'Case Worker', 'Team Lead', 'Registrar']],
  ['Communication', ['Communication Officer', 'Editor', 'Graphic Designer', 'Translator']],
  ['Facilities', ['Caretaker', 'Facility Manager', 'Technician']],
  ['Finance', ['Accountant', 'Budget Analyst', 'Controller', 'Payroll Officer']],
  ['Human Resources', ['HR Adviser', 'Recruiter', 'Training Coordinator']],
  ['IT', ['Developer', 'Functional Analyst', 'Support Engineer', 'System Administrator']],
  ['Legal', ['Legal Adviser', 'Procurement Officer', 'Data Protection Officer']],
];

/** What the note of a demo person may say; most of them have none. */
export const notes: readonly string[] = [
  'Works from home on Wednesdays.',
  'First-aider of the building.',
  'Speaks Dutch, French and English.',
  'Part-time, four days a week.',
  'Mentor for new colleagues.',
  'On parental leave until the summer.',
];
