import { formats } from '@evergift/data';
import { pageLanguage, text } from '@evergift/language';
import { messageKey } from '@evergift/language/message-key';
import { speak } from '@evergift/language/speak';
import { afterEach, expect, test, vi } from 'vitest';
import { speakPageLanguage } from './speak-page-language.ts';

const messages = vi.hoisted(() => ({
  messages: { de: vi.fn(() => Promise.resolve({ default: {} })) },
}));
vi.mock('./page-messages.ts', () => messages);
const { de } = messages.messages;

afterEach(() => {
  speak('en');
  document.documentElement.lang = 'en';
  de.mockReset();
});

test('LC3 a page speaks and writes in the language that it says', async () => {
  document.documentElement.lang = 'de';
  de.mockResolvedValue({ default: { [messageKey('One moment')]: 'Einen Moment' } });
  await speakPageLanguage();
  expect(pageLanguage()).toBe('de');
  expect(text('One moment')).toBe('Einen Moment');
  expect(formats().dates).toMatch(/^de/);
});

test('LC4 without its texts a page speaks English, and says why', async () => {
  document.documentElement.lang = 'de';
  de.mockRejectedValue(new Error('gone'));
  await expect(speakPageLanguage()).rejects.toThrow('gone');
  expect(pageLanguage()).toBe('en');
});
