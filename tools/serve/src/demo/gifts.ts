/** A gift of the demo. Costs in cents; occasions are named, `birthday` is the person's own. */
export interface DemoGift {
  name: string;
  person: string;
  alsoFor?: readonly string[];
  estimated: number;
  url?: string;
  notes?: string;
  /** The occasion that an idea is planned for. */
  planned?: string;
  bought?: { for: string; cost: number; stage?: 'ordered' | 'arrived' | 'wrapped' | 'given' };
}

export const demoGifts: readonly DemoGift[] = [
  {
    name: 'Japanese garden shears',
    person: 'rosa',
    estimated: 6_500,
    bought: { for: 'birthday', cost: 6_240, stage: 'arrived' },
    notes: 'In the cupboard under the stairs.',
  },
  {
    name: 'Blue stoneware coffee set',
    person: 'rosa',
    estimated: 8_900,
    url: 'https://example.com/stoneware',
    planned: 'christmas',
  },
  { name: 'A weekend at the botanical gardens', person: 'rosa', estimated: 14_000 },
  {
    name: 'Brass ship’s clock',
    person: 'henrik',
    estimated: 12_000,
    bought: { for: 'christmas', cost: 11_495, stage: 'ordered' },
    notes: 'Delivery in the first week of December.',
  },
  { name: 'Crime novel subscription, six months', person: 'henrik', estimated: 7_200 },
  {
    name: 'Pottery course for two',
    person: 'noor',
    estimated: 16_000,
    bought: { for: 'anniversary', cost: 15_800 },
  },
  {
    name: 'Linen robe',
    person: 'noor',
    estimated: 9_500,
    bought: { for: 'christmas', cost: 8_900, stage: 'wrapped' },
  },
  { name: 'First edition of her favourite book', person: 'noor', estimated: 18_000 },
  {
    name: 'Concert tickets',
    person: 'jonas',
    estimated: 11_000,
    bought: { for: 'birthday', cost: 10_900, stage: 'wrapped' },
  },
  { name: 'Climbing chalk bag', person: 'jonas', estimated: 2_400, planned: 'christmas' },
  {
    name: 'Blue Note reissue box',
    person: 'amelie',
    estimated: 7_800,
    url: 'https://example.com/vinyl',
  },
  {
    name: 'Olive tree for the balcony',
    person: 'amelie',
    estimated: 4_500,
    bought: { for: 'housewarming', cost: 4_250 },
  },
  {
    name: 'Dinosaur encyclopaedia',
    person: 'theo',
    estimated: 2_900,
    bought: { for: 'birthday', cost: 2_690 },
  },
  {
    name: 'Excavation kit: dig up a stegosaurus',
    person: 'theo',
    estimated: 2_200,
    planned: 'birthday',
  },
  {
    name: 'Night light, brachiosaurus',
    person: 'theo',
    estimated: 3_100,
    bought: { for: 'housewarming', cost: 2_950 },
  },
  {
    name: 'Fountain pen',
    person: 'ines',
    estimated: 4_000,
    bought: { for: 'farewell', cost: 3_890, stage: 'given' },
  },
  { name: 'Large-print poetry', person: 'grandma', estimated: 2_600 },
  {
    name: 'Photo calendar of the family',
    person: 'grandma',
    estimated: 3_200,
    bought: { for: 'christmas', cost: 2_980 },
  },
  { name: 'Backgammon board, walnut', person: 'samir', estimated: 8_500, planned: 'christmas' },
  {
    name: 'Saffron and cardamom box',
    person: 'leila',
    estimated: 3_800,
    bought: { for: 'christmas', cost: 4_120, stage: 'arrived' },
    alsoFor: ['samir'],
  },
  { name: 'Silk shawl', person: 'leila', estimated: 7_000 },
  {
    name: 'Good bottle and the good chocolates',
    person: 'oskar',
    estimated: 3_000,
    bought: { for: 'thank-you', cost: 3_350 },
  },
  { name: 'Sourdough workshop', person: 'priya', estimated: 6_000 },
  {
    name: 'Travel watercolours',
    person: 'priya',
    estimated: 3_500,
    url: 'https://example.com/watercolours',
  },
];
