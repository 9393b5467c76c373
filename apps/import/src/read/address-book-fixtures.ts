/** Files as address books write them, after RFC 6350 and RFC 2426 and the products' documented habits. */
const crlf = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** Google Contacts: vCard 3.0, groups with labels, pictures by address. */
export const google = crlf([
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Grace Hopper',
  'N:Hopper;Grace;Brewster;Dr.;',
  'NICKNAME:Amazing Grace',
  'item1.EMAIL;TYPE=INTERNET:grace@example.com',
  'item1.X-ABLabel:',
  'TEL;TYPE=CELL:+1 555 0100',
  'PHOTO:https://pictures.example/grace.jpg',
  'BDAY:19061209',
  'NOTE:Likes clocks\\, compilers\\nand nanoseconds',
  'CATEGORIES:myContacts',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Linus',
  'N:;Linus;;;',
  'BDAY:--1228',
  'END:VCARD',
]);

/** Apple: grouped properties, a year that is left out, a picture in folded Base64, a group of contacts. */
export const apple = crlf([
  'BEGIN:VCARD',
  'VERSION:3.0',
  'PRODID:-//Apple Inc.//macOS 15.0//EN',
  'N:Müller;Jürgen;;;',
  'FN:Jürgen Müller',
  'item1.BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=date:1604-05-12',
  'item2.X-ABDATE:2010-06-01',
  'item2.X-ABLabel:_$!<Anniversary>!$_',
  'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEB',
  ' AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEB',
  'NOTE:A note that is longer than a line of seventy-five bytes and is therefore fol',
  ' ded by the program',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Family',
  'FN:Family',
  'X-ADDRESSBOOKSERVER-KIND:group',
  'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1',
  'END:VCARD',
]);

/** Outlook: vCard 2.1, quoted-printable with soft breaks, parameters without names. */
export const outlook = crlf([
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N;LANGUAGE=de;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Stra=DFe;J=F6rg',
  'FN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:J=F6rg Stra=DFe',
  'TEL;WORK;VOICE:+49 30 1234',
  'NOTE;ENCODING=QUOTED-PRINTABLE:Likes long=0D=0Awalks and =',
  'good; books, C:\\temp',
  'BDAY:19700301',
  'X-MS-OL-DEFAULT-POSTAL-ADDRESS:0',
  'REV:20261101T120000Z',
  'END:VCARD',
]);

/** Nextcloud: vCard 4.0 with a product id and a birthday as a date with a value type. */
export const nextcloud = crlf([
  'BEGIN:VCARD',
  'VERSION:4.0',
  'PRODID:-//Nextcloud Contacts v6.0.0',
  'UID:5f8e',
  'FN:Zoë Washburne',
  'N:Washburne;Zoë;;;',
  'BDAY;VALUE=DATE-AND-OR-TIME:19900512',
  'NICKNAME:Zo,First mate',
  'END:VCARD',
]);

/** Thunderbird: vCard 4.0, preferred entries, an organisation without a person. */
export const thunderbird = crlf([
  'BEGIN:VCARD',
  'VERSION:4.0',
  'N:Lovelace;Ada;;;',
  'FN:Ada Lovelace',
  'EMAIL;PREF=1:ada@example.com',
  'BDAY;VALUE=DATE:18151210',
  'UID:0b2c',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'ORG:Bakery at the Corner;Sales',
  'END:VCARD',
]);

/** One card with these lines in it. */
export const card = (...lines: readonly string[]) =>
  crlf(['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD']);

/** So many cards, each with a name and a birthday of its own. */
export const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [month, day] = [(index % 12) + 1, (index % 28) + 1];
    const two = (number: number) => String(number).padStart(2, '0');
    const birthday = `${1930 + (index % 90)}-${two(month)}-${two(day)}`;
    return card(
      `N:Number ${index + 1};Contact;;;`,
      `FN:Contact Number ${index + 1}`,
      `BDAY:${birthday}`,
    );
  }).join('');
