import { EventsIndex } from './events-index.ts';
import { PeopleIndex } from '@evergift/data/reading';
import { readLine, type CaptureContext } from './read-line.ts';

const person = (id: string, name: string, nickname = '', relationship = '') => ({
  ...{ id, name, nickname, relationship },
});

const people = [
  person('dad', 'Robert Miller', 'Dad', 'father'),
  person('mum', 'Zoë Miller', 'Mum'),
  person('ana', 'Ana Lopez'),
  person('anna', 'Anna-Maria Berg', '', 'sister'),
  person('bjorn', 'Bjørn'),
];

const event = (id: string, title: string, date: string, ...ids: string[]) => ({
  ...{ id, title, date, people: ids },
});

const events = [
  event('christmas27', 'Christmas 2027', '2027-12-24', 'dad', 'mum'),
  event('christmas26', 'Christmas 2026', '2026-12-24', 'dad', 'mum', 'ana'),
  event('christmas25', 'Christmas 2025', '2025-12-24', 'dad', 'mum'),
  event('birthday', "Robert Miller's Birthday", '2027-03-02', 'dad'),
  event('mothers', 'Mother’s Day', '2027-05-09', 'mum'),
  event('wedding', 'The wedding of Ana and Bjørn', '2027-06-05', 'ana', 'bjorn'),
];

/** Five people and their events, seen from 20 November 2026. */
export const context: CaptureContext = {
  people: new PeopleIndex(people),
  arePeopleComplete: true,
  events: new EventsIndex(events, '2026-11-20'),
  personId: '',
};

/** What a line says, in short. */
export function read(line: string, given: Partial<CaptureContext> = {}) {
  const { name, people, purchase, amount, link, event, offeredName } = readLine(line, {
    ...context,
    ...given,
  });
  return {
    name,
    ...(people && people.personIds.length > 0 && { for: people.personIds.join(' ') }),
    ...(people?.newName && { new: people.newName }),
    ...(people && people.candidateIds.length > 0 && { unclear: people.candidateIds.join(' ') }),
    ...(purchase && { bought: true }),
    ...(amount && { cents: amount.cents }),
    ...(link && { url: link.url }),
    ...(event && { event: event.eventId }),
    ...(event?.personId && { implied: event.personId }),
    ...(offeredName && { offered: offeredName }),
  };
}
