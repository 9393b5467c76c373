import { equal } from '@evergift/data';
import type { GiftItemFields } from '@evergift/data';
import type { Recipient } from '../recipient-field.tsx';
import type { CapturedLine } from '../../capture/reading/captured-line.ts';

/** The fields of the form that a line can fill. */
type LineField =
  | 'recipient'
  | 'alsoFor'
  | 'status'
  | 'estimatedCost'
  | 'purchasedCost'
  | 'plannedEventId'
  | 'eventId'
  | 'url';

/** What a field shows because the line says so, and what it showed before. */
interface FilledField {
  value: unknown;
  before: unknown;
}

export type FilledFields = { [Field in LineField]?: FilledField };

/** What the form knows of its line: the name as it was typed. Plain JSON, so that it is kept with the draft. */
export interface LineState {
  /** The gift's name without what was understood. */
  name: string;
  /** Phrases that the person put back into the name. */
  kept: readonly string[];
  filled: FilledFields;
}

export const emptyLine: LineState = { name: '', kept: [], filled: {} };

type Values = Pick<GiftItemFields, Exclude<LineField, 'recipient'>> & { recipient: Recipient };

function recipientOf({ people, event }: CapturedLine): Values['recipient'] | undefined {
  const personId = people?.personIds[0] ?? event?.personId;
  if (personId) return { personId, newName: '' };
  return people && { personId: '', newName: people.newName };
}

/** What the line says of each field; a price is an estimate unless the gift is bought. */
function fieldsOf(line: CapturedLine, status: Values['status']): Partial<Values> {
  const recipient = recipientOf(line);
  const sharers = line.people?.personIds.slice(1) ?? [];
  const isPurchased = line.purchase !== undefined || status === 'purchased';
  return {
    ...(recipient && { recipient }),
    ...(sharers.length > 0 && { alsoFor: sharers }),
    ...(line.purchase && { status: 'purchased' }),
    ...(line.amount && { [isPurchased ? 'purchasedCost' : 'estimatedCost']: line.amount.cents }),
    ...(line.event && { [isPurchased ? 'eventId' : 'plannedEventId']: line.event.eventId }),
    ...(line.link && { url: line.link.url }),
  };
}

/** The status that the form shows apart from what the line says. */
const ownStatus = ({ status }: Values, { status: filled }: FilledFields): Values['status'] =>
  filled && status === filled.value ? (filled.before as Values['status']) : status;

/**
 * What the form's fields become when the line is read anew. The last word wins: a field takes what
 * the line says when the line begins to say it or says something else, and keeps what is chosen in
 * it after that. It shows again what it showed before when the line does not say it any more.
 */
export function fillFields(line: CapturedLine, values: Values, filled: FilledFields) {
  const wanted = fieldsOf(line, ownStatus(values, filled));
  const changes: Partial<Values> = {};
  const next: FilledFields = {};
  const fields = new Set([...Object.keys(filled), ...Object.keys(wanted)]) as Set<LineField>;
  for (const field of fields) {
    const last = filled[field];
    const isUntouched = last !== undefined && equal(values[field], last.value);
    const set = (value: unknown) => Object.assign(changes, { [field]: value });
    if (!(field in wanted)) {
      if (isUntouched) set(last.before);
      continue;
    }
    const value = wanted[field];
    if (last && equal(last.value, value)) next[field] = last;
    else {
      next[field] = { value, before: isUntouched ? last.before : values[field] };
      set(value);
    }
  }
  return { changes, filled: next };
}

/** Whom the form names apart from what the line says. */
export function ownRecipient(values: Values, { recipient: filled }: FilledFields) {
  const isFromLine = filled !== undefined && equal(values.recipient, filled.value);
  return isFromLine ? (filled.before as Values['recipient']) : values.recipient;
}
