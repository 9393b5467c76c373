import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLink } from './link.ts';

test("a link is http or https; 'example.com/x' is taken as https", () => {
  const links: [string, string | undefined][] = [
    ['', ''],
    ['  ', ''],
    ['example.com/x', 'https://example.com/x'],
    ['//example.com/x', 'https://example.com/x'],
    ['http://example.com', 'http://example.com/'],
    [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['javascript://example.com/%0aalert(1)', undefined],
    ['javascript&colon;alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['DATA:text/html;base64,PHNjcmlwdD4=', undefined],
    ['vbscript:msgbox(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://example.com/0', undefined],
    ['about:blank', undefined],
    ['view-source:https://example.com', undefined],
    ['https://', undefined],
    ['mailto:a@example.com', undefined],
    ['ftp://example.com', undefined],
    ['https://user:secret@example.com', undefined],
    ['just words', undefined],
    ['word', undefined],
    [`https://example.com/${'x'.repeat(2000)}`, undefined],
  ];
  for (const [text, link] of links) expect([text, normalizeLink(text)]).toEqual([text, link]);
});

test(
  'whatever is typed, a link that is accepted is http or https, and stays itself',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `javascript:${s}`),
        ),
        (text) => {
          const link = normalizeLink(text);
          if (link === undefined || link === '') return;
          expect(link).toMatch(/^https?:\/\//);
          expect(normalizeLink(link)).toBe(link);
        },
      ),
    );
  },
);
