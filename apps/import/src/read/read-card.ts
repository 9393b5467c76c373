import ICAL from 'ical.js';
import { text } from '@evergift/language';
import { readBirthday } from './birthday-text.ts';
import type { Contact, Unreadable } from './contact.ts';
import { unfold, type Component } from './content-lines.ts';
import { excerpt, fitContact } from './fit-contact.ts';

/** The text behind quoted-printable, without soft line breaks (RFC 2045); in the named character set, else UTF-8. */
function decodeQuotedPrintable(text: string, charset = 'utf-8'): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; at += 1) {
    const hex = text[at] === '=' ? text.slice(at + 1, at + 3) : '';
    if (/^[0-9A-Fa-f]{2}$/.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      bytes.push(...encoder.encode(character));
      at += character.length - 1;
    }
  }
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** The properties that are read. All others, pictures among them, are passed over unread. */
const known = ['VERSION', 'FN', 'N', 'NICKNAME', 'ORG', 'NOTE', 'BDAY', 'KIND'];
const kindByApple = 'X-ADDRESSBOOKSERVER-KIND';

interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** [group.]NAME, before the parameters or the value. */
const lineStart = /^(?:[A-Za-z0-9-]+\.)?([A-Za-z0-9-]+)(?=[;:])/;

/** Where the colon before the value is: a colon in a quoted parameter is no end. -1 where there is none. */
function findColon(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

function parseLine(text: string): Line | undefined {
  const [start, name] = lineStart.exec(text) ?? [];
  const colon = start === undefined ? -1 : findColon(text);
  if (start === undefined || name === undefined || colon < 0) return undefined;
  return {
    name: name.toUpperCase(),
    parameters: text.slice(start.length, colon),
    value: text.slice(colon + 1),
  };
}

const parameterOf = ({ parameters }: Line, name: string) =>
  new RegExp(`;${name}="?([^";]*)`, 'i').exec(parameters)?.[1];

/** The line as vCard 3.0 writes it: plain text, escaped, without what older cards say of its encoding. */
function modernised(line: Line, isOld: boolean): Line {
  if (!/;(?:ENCODING=)?QUOTED-PRINTABLE/i.test(line.parameters)) {
    // vCard 2.1 escapes nothing but semicolons.
    return isOld ? { ...line, value: line.value.replace(/\\(?!;)/g, '\\\\') } : line;
  }
  const decoded = decodeQuotedPrintable(line.value, parameterOf(line, 'CHARSET'));
  const value = decoded.replace(/\\(?!;)/g, '\\\\').replace(/\r\n|\n|\r/g, '\\n');
  return { ...line, value };
}

/** Properties of several values, or of several parts. */
const withParts = ['N', 'ORG', 'NICKNAME'];

function toVcard3({ name, value }: Line): string {
  // ical.js would correct a date; it is read as it was written.
  if (name === 'BDAY') return `BDAY;VALUE=TEXT:${value}`;
  if (withParts.includes(name)) return `${name}:${value}`;
  // Many programs do not escape a comma; it belongs to the text all the same.
  return `${name}:${value.replace(/\\;/g, ';').replace(/(?<!\\),/g, '\\,')}`;
}

type Property = readonly [string, object, string, ...(string | readonly (string | string[])[])[]];

function valuesOf(properties: readonly Property[], name: string): string[] {
  const found = properties.find(([key]) => key === name);
  if (!found) return [];
  const [, , , ...values] = found;
  return values.flatMap((value) => (typeof value === 'string' ? [value] : value.flat()));
}

/** Given and family name with what is around them, in the order in which they are spoken (RFC 6350, 6.2.2). */
function spokenName([
  family = '',
  given = '',
  additional = '',
  prefix = '',
  suffix = '',
]: string[]) {
  return [prefix, given, additional, family, suffix].filter((part) => part.trim()).join(' ');
}

function nameOf(properties: readonly Property[]): string {
  const [fullName = ''] = valuesOf(properties, 'fn');
  const [nickname = ''] = valuesOf(properties, 'nickname');
  const [organisation = ''] = valuesOf(properties, 'org');
  const candidates = [fullName, spokenName(structuredName(properties)), nickname, organisation];
  return candidates.find((name) => name.trim() !== '') ?? '';
}

function structuredName(properties: readonly Property[]): string[] {
  const value = properties.find(([key]) => key === 'n')?.[3];
  if (value === undefined) return [];
  const parts = typeof value === 'string' ? [value] : value;
  return parts.map((part) => (typeof part === 'string' ? part : part.join(' ')));
}

/** The card's contact, or why there is none. Cards are vCard 2.1, 3.0 or 4.0. */
export function readCard({ line, lines, isCut }: Component): Contact | Unreadable {
  const all = unfold(lines).flatMap((each) => parseLine(each) ?? []);
  const shown = excerpt(
    all.find(({ name }) => name === 'FN' || name === 'N')?.value ?? lines[0] ?? '',
  );
  const unreadable = (reason: string): Unreadable => ({ line, text: shown, reason });
  if (isCut) return unreadable(text('The card has no end: the file is damaged here.'));
  const kind = all.find(({ name }) => name === 'KIND' || name === kindByApple)?.value.trim();
  if (kind && /^(group|location|device)$/i.test(kind)) {
    return unreadable(
      text(
        '{kind, select, group {It is a group} location {It is a location} other {It is a device}}, not a person.',
        { kind: kind.toLowerCase() },
      ),
    );
  }
  const isOld = all.some(({ name, value }) => name === 'VERSION' && value.trim() === '2.1');
  const read = all.filter(({ name }) => known.includes(name)).map((one) => modernised(one, isOld));
  try {
    return contactOf(read, line);
  } catch {
    return unreadable(text('The card is damaged and cannot be read.'));
  }
}

function contactOf(lines: readonly Line[], line: number): Contact | Unreadable {
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...lines.filter(({ name }) => name !== 'VERSION').map(toVcard3),
    'END:VCARD',
  ];
  const properties = (ICAL.parse(card.join('\r\n')) as unknown as [string, Property[]])[1];
  const bday = lines.find(({ name }) => name === 'BDAY');
  const written = bday?.value.trim() ?? '';
  const birthday = bday && readBirthday(written, parameterOf(bday, 'X-APPLE-OMIT-YEAR'));
  const isLost = written !== '' && birthday === undefined;
  return fitContact({
    line,
    name: nameOf(properties),
    nickname: valuesOf(properties, 'nickname')[0] ?? '',
    birthday: birthday ?? '',
    notes: valuesOf(properties, 'note').join('\n'),
    relationship: '',
    remarks: isLost
      ? [
          text('The birthday “{written}” names no day and is left out.', {
            written: excerpt(written),
          }),
        ]
      : [],
  });
}
