import { limits } from '@evergift/data';
import { formatCount } from '@evergift/data/reading';
import { text } from '@evergift/language';
import type { Contact, Unreadable } from './contact.ts';

/** How much of an unreadable entry is shown. */
const longestExcerpt = 80;

/** The text on one line, shortened to recognise it by. */
export function excerpt(written: string): string {
  const line = oneLine(written);
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
}

/** A name has one line: control characters and line breaks become spaces. */
// oxlint-disable-next-line no-control-regex -- they are what is replaced
export const oneLine = (from: string) => from.replace(/[\u0000-\u001F\u007F\s]+/g, ' ').trim();

/** The text where it fits, else '' and a remark: what is too long is left out and said, never cut. */
export function within(
  remarks: string[],
  field: 'nickname' | 'note' | 'relationship' | 'type',
  written: string,
  most: number,
): string {
  if (written.length <= most) return written;
  remarks.push(
    text(
      '{field, select, nickname {The nickname is longer} note {The note is longer} relationship {The relationship is longer} other {The type is longer}} than {most} characters and is left out.',
      { field, most: formatCount(most) },
    ),
  );
  return '';
}

/** Why a text cannot be a name; undefined when it can. */
export function nameProblem(field: 'name' | 'title', written: string): string | undefined {
  const isName = field === 'name';
  if (written === '') return isName ? text('It has no name.') : text('It has no title.');
  const most = limits.name;
  if (written.length <= most) return undefined;
  return isName
    ? text('The name is longer than {most} characters.', { most })
    : text('The title is longer than {most} characters.', { most });
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
