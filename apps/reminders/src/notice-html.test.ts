import { expect, test } from 'vitest';
import { noticeHtml } from './core/notice-html.ts';

const link = 'https://gifts.example/emulator/action?mode=resetPassword&oobCode=a"b';
const notice = {
  language: 'en',
  subject: 'Choose a <new> password',
  text: `The link works for one hour:\n\n${link}\n\nIf it was not you, ignore this mail.`,
  link,
  action: 'Choose a new password',
};

test('W2 a mail about an account has its link as a button and as text, and loads nothing', () => {
  const html = noticeHtml(notice);
  const escaped = link.replace('&', '&amp;').replace('"', '&quot;');
  expect(html).toContain(`<a class="button" href="${escaped}">Choose a new password</a>`);
  expect(html).toContain(`Or copy this address: <a href="${escaped}" dir="ltr">${escaped}</a>`);
  expect(html).toContain(
    '<h2>Choose a &lt;new&gt; password</h2><p>The link works for one hour.</p>',
  );
  expect(html).toContain('If it was not you, ignore this mail.');
  expect(html).not.toMatch(/<(img|link|script|iframe)|src=|url\(|@import/);
  expect(html).toContain('@media (prefers-color-scheme:dark)');
});

test('LC3 a mail about an account speaks its language', () => {
  const text = `Le lien est valable une heure\u00A0:\n\n${link}`;
  const french = noticeHtml({ ...notice, language: 'fr', text });
  expect(french).toMatch(/<html lang="fr" dir="ltr"/);
  expect(french).toContain('<p>Le lien est valable une heure.</p>');
  expect(french).toContain('Ou copiez cette adresse\u00A0:');
  expect(noticeHtml({ ...notice, language: 'ar' })).toMatch(/<html lang="ar" dir="rtl"/);
});
