import { describe, expect, test } from 'vitest';
import { letterHtml } from './service/send-digests.ts';
import { letterText } from './core/letter-text.ts';
import type { Letter } from './core/letter.ts';

const links = {
  dashboard: 'https://gifts.example/dashboard',
  profile: 'https://gifts.example/profile',
  unsubscribe: 'https://gifts.example/reminders/unsubscribe?user=ada&key=k',
};

const letter: Letter = {
  subject: 'Tom & <b>Ann</b> (7 days away)',
  entries: [
    {
      title: 'Tom & <b>Ann</b>',
      countdown: '7 days away',
      date: 'Friday, November 27, 2026',
      todo: ['Still without a present: "Gra</style>ce"', '2 presents still to wrap'],
      link: 'https://gifts.example/events/e1',
    },
  ],
};

describe('N5 a letter', () => {
  test('as plain text says what to do, where, and how to stop it', () => {
    expect(letterText(letter, links)).toBe(`What there is to do:

Tom & <b>Ann</b>: 7 days away
Friday, November 27, 2026
- Still without a present: "Gra</style>ce"
- 2 presents still to wrap
https://gifts.example/events/e1

All that comes up: https://gifts.example/dashboard

--
You get this because summaries by e-mail are switched on in your Evergift profile:
https://gifts.example/profile
Switch them off: https://gifts.example/reminders/unsubscribe?user=ada&key=k
`);
  });

  test('as HTML shows names as text, and loads nothing from elsewhere', () => {
    const html = letterHtml(letter, links);
    expect(html).toContain('Tom &amp; &lt;b&gt;Ann&lt;/b&gt;');
    expect(html).toContain('&quot;Gra&lt;/style&gt;ce&quot;');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(img|link|script|iframe)|src=|url\(|@import/);
  });

  test('as HTML has colours for light and dark, and says so to mail programs', () => {
    const html = letterHtml(letter, links);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});
