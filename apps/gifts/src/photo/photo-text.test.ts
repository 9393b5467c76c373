import { expect, test } from 'vitest';
import { noPhoto, photoOfText, photoToText, savedPhoto } from './photo-text.ts';

test('O10 a picture as text is the same picture again, however many bytes it has', () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7) % 256);
  expect(photoOfText(photoToText({ bytes, type: 'image/jpeg' }))).toEqual({
    bytes,
    type: 'image/jpeg',
  });
});

test('O10 the saved picture and none are no picture; neither is another text', () => {
  expect(photoOfText(savedPhoto)).toBeUndefined();
  expect(photoOfText(noPhoto)).toBeNull();
  expect(photoOfText('data:text/html;base64,PGI+')).toBeUndefined();
});
