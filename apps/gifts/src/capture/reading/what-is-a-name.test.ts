import { describe, expect, test } from 'vitest';
import { read } from './capture-fixture.ts';

describe('Q1 what is a name', () => {
  test.each([
    ['For Cleo', 'For Cleo'],
    ['for dad', 'for dad'],
    ['@dad ~45', '@dad ~45'],
    ['$19.99', '$19.99'],
    ['#christmas', '#christmas'],
  ])('%s says nothing else: it is the name', (line, name) => {
    expect(read(line)).toEqual({ name });
  });

  test('a link alone is no name', () => {
    expect(read('https://shop.example/x for dad')).toEqual({
      ...{ name: '', for: 'dad', url: 'https://shop.example/x' },
    });
  });

  test.each([
    ["Money '19.99'", "Money '19.99'"],
    ['Money "19.99"', 'Money "19.99"'],
    ['Money “$19.99”', 'Money “$19.99”'],
    ['„Bought 45“', '„Bought 45“'],
    ["Poster 'for dad'", "Poster 'for dad'"],
    ["rock 'n' roll record", "rock 'n' roll record"],
  ])('what is in quotation marks: %s', (line, name) => {
    expect(read(line)).toEqual({ name });
    expect(read(`${line} for mum ~20`)).toEqual({ name, for: 'mum', cents: 2000 });
  });

  test("an apostrophe quotes nothing: '80s vinyl for Dad's", () => {
    expect(read("'80s vinyl for dad ~30")).toEqual({ name: "'80s vinyl", for: 'dad', cents: 3000 });
  });

  const withNumbers = `
    1984; Chanel No. 5; PlayStation 5; 7 Wonders; 2 for 1 voucher; Catch-22; Fahrenheit 451; Slaughterhouse-Five;
    2001: A Space Odyssey; 20,000 Leagues Under the Sea; 100 Years of Solitude; 1Q84; 4 3 2 1;
    The 5 Love Languages; The 39 Steps; 11/22/63; 2666; 84, Charing Cross Road; Around the World in 80 Days;
    Se7en; 12 Angry Men; Blade Runner 2049; Apollo 13; Toy Story 4; Ocean's 11; 8 Mile; 50 First Dates; 300;
    Xbox 360; Nintendo 64; Switch 2; iPhone 17; Pixel 10; Galaxy S25; GoPro Hero 13; AirPods Pro 3; Kindle 11;
    Lego 10497; Lego 42100 crane; Ravensburger 1000 pieces; 3000 piece puzzle; UNO; Carcassonne 2; Catan 5-6 players;
    Ticket to Ride 1910; Azul 2; Level 7 escape room; 3D puzzle; 4D globe; 2 cinema tickets; 3 books; 6 wine glasses;
    12 roses; 24 macarons; 99 balloons; 1 kg of coffee; 500 g tea; 0.7 l gin; 18 year old whisky; Macallan 12;
    Glenfiddich 15; Jack Daniel's No. 7; 4711; Le Labo Santal 33; Rouge Allure 98; SPF 50 cream; 5-in-1 tool; 2-in-1 pan;
    WD-40; Formula 1 tickets; 24 Hours of Le Mans; Route 66 sign; Porsche 911 model; Fiat 500 model; Vespa 50; Boeing 747;
    size 42 slippers; Levi's 501; Air Max 90; Chuck 70; Stan Smith 2; Jordan 1; 501 jeans size 32; 75 cm yoga ball; 10 kg dumbbells;
    5 km run entry; 10 yoga classes; 90 minutes massage; 3 nights in Rome; 2 tickets to Hamilton; Interrail 7 days;
    Bach Goldberg 988; Symphony No. 9; Abbey Road 50; Thriller 40; 1989; 21; 25; 30; 24K Magic; Blink-182; U2 vinyl; Maroon 5 tickets;
    Fortnite 1000; Advent calendar 2026; Diary 2027; Wall calendar 2027; Class of 2026 frame; 80s playlist; 1st edition; 2nd bike lock`
    .split(';')
    .map((name) => name.trim());

  test('names with numbers stay as they are', () => {
    expect(withNumbers.length).toBeGreaterThan(100);
    expect(withNumbers.filter((name) => Object.keys(read(name)).length > 1)).toEqual([]);
    expect(withNumbers.filter((name) => read(name).name !== name)).toEqual([]);
  });
});
