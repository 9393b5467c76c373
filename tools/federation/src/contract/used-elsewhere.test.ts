import { describe, expect, test } from 'vitest';
import { usedElsewhere } from './used-elsewhere.ts';

describe('RL5 what a build takes from other apps', () => {
  test('are the modals that it opens, each with the fields that it presets', () => {
    const { modals } = usedElsewhere([
      `openModal('gift.add', { personId, 'eventId': 'e' }); host.openModal('gift.add', {});`,
      `openModal$1(isNew ? 'event.add' : 'event.edit', request); preloadModal('person.edit');`,
    ]);
    expect(modals).toEqual({
      'event.add': ['any'],
      'event.edit': ['any'],
      'gift.add': [['eventId', 'personId'], []],
      'person.edit': [],
    });
  });

  test('are the addresses that it leads to, whatever is in them', () => {
    const { links } = usedElsewhere([
      'link({ href: `/people/${encodeURIComponent(id)}` }); go("/events?past=1"); go(`/giftItems`);',
      'const not = ["//example.com", "/", "text/html", "a /people b", `${base}/people`];',
    ]);
    expect(links).toEqual(['/events', '/giftItems', '/people/:']);
  });
});
