/** A person of the demo; `birthday` is in days from today, with the year of birth; `yearlyBudget` in cents. */
export interface DemoPerson {
  id: string;
  name: string;
  nickname?: string;
  relationship: string;
  notes?: string;
  likes?: string;
  sizes?: string;
  avoids?: string;
  yearlyBudget?: number;
  birthday?: { inDays: number; born: number };
}

export const demoPeople: readonly DemoPerson[] = [
  {
    id: 'rosa',
    name: 'Rosa Lindqvist',
    nickname: 'Mum',
    relationship: 'Mother',
    likes: 'Her garden, strong coffee, anything blue',
    sizes: 'Shoes 38, gloves M',
    avoids: 'Scarves: she has nineteen',
    yearlyBudget: 30_000,
    notes: 'Coffee with two sugars, whatever the doctor says.',
    birthday: { inDays: 6, born: 1961 },
  },
  {
    id: 'henrik',
    name: 'Henrik Lindqvist',
    nickname: 'Dad',
    relationship: 'Father',
    likes: 'Boats, brass, crime novels',
    sizes: 'Jumpers L',
    notes: 'Restores an old sailing boat. Reads one crime novel a week.',
    birthday: { inDays: 128, born: 1959 },
  },
  {
    id: 'noor',
    name: 'Noor Haddad',
    relationship: 'Partner',
    likes: 'Pottery, first editions, figs',
    sizes: 'Ring 52, shoes 37',
    avoids: 'Anything with lilies',
    yearlyBudget: 25_000,
    notes: 'Wants to learn pottery.',
    birthday: { inDays: 19, born: 1991 },
  },
  {
    id: 'jonas',
    name: 'Jonas Lindqvist',
    nickname: 'Jojo',
    relationship: 'Brother',
    birthday: { inDays: 0, born: 1994 },
  },
  {
    id: 'amelie',
    name: 'Amélie Fontaine',
    relationship: 'Best friend',
    likes: 'Vinyl: jazz and soul',
    avoids: 'Meat and leather',
    notes: 'Moved in with Theo this autumn.',
    birthday: { inDays: 47, born: 1990 },
  },
  {
    id: 'theo',
    name: 'Theo Fontaine',
    relationship: 'Godchild',
    likes: 'Dinosaurs',
    sizes: '122, shoes 31',
    notes: 'Dinosaurs, dinosaurs, dinosaurs.',
    birthday: { inDays: 12, born: 2019 },
  },
  {
    id: 'ines',
    name: 'Inês Carvalho',
    relationship: 'Colleague',
    birthday: { inDays: 83, born: 1987 },
  },
  {
    id: 'grandma',
    name: 'Margareta Lindqvist',
    nickname: 'Grandma',
    relationship: 'Grandmother',
    likes: 'Poetry, baking',
    avoids: 'Small print',
    notes: 'Large print, please. Still bakes on Sundays.',
    birthday: { inDays: 201, born: 1934 },
  },
  {
    id: 'samir',
    name: 'Samir Haddad',
    relationship: 'Father-in-law',
    birthday: { inDays: 260, born: 1957 },
  },
  {
    id: 'leila',
    name: 'Leila Haddad',
    relationship: 'Mother-in-law',
    birthday: { inDays: 155, born: 1960 },
  },
  {
    id: 'oskar',
    name: 'Oskar Nyberg',
    relationship: 'Neighbour',
    likes: 'Walnut cake',
    notes: 'Feeds the cat.',
  },
  {
    id: 'priya',
    name: 'Priya Raman',
    relationship: 'Friend',
    birthday: { inDays: 310, born: 1992 },
  },
];
