import { limits } from '@evergift/data';
import { formatCount } from '@evergift/data/reading';
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
export const oneLine = (text: string) => text.replace(/[\u0000-\u001F\u007F\s]+/g, ' ').trim();

const thousands = (number: number) => formatCount(number);

/** The text where it fits, else '' and a remark: what is too long is left out and said, never cut. */
export function within(remarks: string[], label: string, text: string, most: number): string {
  if (text.length <= most) return text;
  remarks.push(`The ${label} is longer than ${thousands(most)} characters and is left out.`);
  return '';
}

/** Why a text cannot be a name; undefined when it can. */
export function nameProblem(label: 'name' | 'title', text: string): string | undefined {
  if (text === '') return `It has no ${label}.`;
  if (text.length <= limits.name) return undefined;
  return `The ${label} is longer than ${limits.name} characters.`;
}

/**
 * The contact within the limits of its fields; without a name that fits there is no contact.
 */
export function fitContact(written: Contact): Contact | Unreadable {
  const name = oneLine(written.name);
  const { line } = written;
  const reason = nameProblem('name', name);
  if (reason) return { line, text: excerpt(name || written.notes), reason };
  const remarks = [...written.remarks];
  const nickname = oneLine(written.nickname);
  return {
    line,
    name,
    nickname: within(remarks, 'nickname', nickname === name ? '' : nickname, limits.shortText),
    birthday: written.birthday,
    notes: within(remarks, 'note', written.notes.trim(), limits.notes),
    relationship: within(remarks, 'relationship', oneLine(written.relationship), limits.shortText),
    remarks,
  };
}
