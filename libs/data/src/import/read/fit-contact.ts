import { limits } from '../../model/limits.ts';
import type { Contact, Unreadable } from './contact.ts';

/** How much of an unreadable entry is shown. */
const longestExcerpt = 80;

/** The text on one line, shortened to recognise it by. */
export function excerpt(text: string): string {
  const line = oneLine(text);
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
}

/** A name has one line: control characters and line breaks become spaces. */
// eslint-disable-next-line no-control-regex -- they are what is replaced
const oneLine = (text: string) => text.replace(/[\u0000-\u001F\u007F\s]+/g, ' ').trim();

const thousands = (number: number) => number.toLocaleString('en-US');

/**
 * The contact within the limits of its fields. What is too long is left out and said, never cut (I1); without a name
 * that fits there is no contact.
 */
export function fitContact(written: Contact): Contact | Unreadable {
  const name = oneLine(written.name);
  const { line } = written;
  if (name === '') return { line, text: excerpt(written.notes), reason: 'It has no name.' };
  if (name.length > limits.name) {
    const reason = `The name is longer than ${limits.name} characters.`;
    return { line, text: excerpt(name), reason };
  }
  const remarks = [...written.remarks];
  const within = (label: string, text: string, most: number): string => {
    if (text.length <= most) return text;
    remarks.push(`The ${label} is longer than ${thousands(most)} characters and is left out.`);
    return '';
  };
  const nickname = oneLine(written.nickname);
  return {
    line,
    name,
    nickname: within('nickname', nickname === name ? '' : nickname, limits.shortText),
    birthday: written.birthday,
    notes: within('note', written.notes.trim(), limits.notes),
    relationship: within('relationship', oneLine(written.relationship), limits.shortText),
    remarks,
  };
}
