import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('lets no text out of its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ') }), (text) => {
      const { html } = markup`<p title="${text}">${markup`<b>${text}</b>`}</p>`;
      const plain = new RegExp(`^<p title="([^<>"']*)"><b>([^<>"']*)</b></p>$`);
      const [, attribute, content] = plain.exec(html) ?? [];
      expect(attribute).toBeDefined();
      expect(attribute).toBe(content);
    }),
  );
});
