import type { Photo, PhotoType } from '@evergift/data';

/**
 * A form's picture, as text, so that it is kept in a draft like everything else: '' is the picture that is
 * saved, if any; `noPhoto` is none; else it is a picture as a data address.
 */
export type PhotoText = string;

export const savedPhoto: PhotoText = '';
export const noPhoto: PhotoText = 'none';

/** A call takes only so many arguments. */
const mostArguments = 0x8000;

export function photoToText({ bytes, type }: Photo): PhotoText {
  let binary = '';
  for (let start = 0; start < bytes.length; start += mostArguments) {
    binary += String.fromCharCode(...bytes.subarray(start, start + mostArguments));
  }
  return `data:${type};base64,${btoa(binary)}`;
}

/** The picture in a text; null for none, undefined for the one that is saved: as `editGiftItem` takes it. */
export function photoOfText(text: PhotoText): Photo | null | undefined {
  if (text === noPhoto) return null;
  const [, type, data = ''] = /^data:(image\/(?:webp|jpeg));base64,(.*)$/.exec(text) ?? [];
  if (!type) return undefined;
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return { bytes, type: type as PhotoType };
}
