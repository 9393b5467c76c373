import { text } from '@evergift/language';
const messages = {
  'no-picture': text('This is no picture. Choose a JPEG, PNG, WebP or GIF.'),
  heic: text('This browser cannot read HEIC pictures. Save it as a JPEG, or add it on your phone.'),
  'too-large': text('This picture is too large to read: more than 60 MB. Choose a smaller one.'),
  unreadable: text('This picture could not be read: it is damaged or too large. Choose another.'),
  'not-loaded': text('Pictures could not be prepared. Check the network and choose it again.'),
} as const;

/** Why a file did not become a picture, and what to do. */
export class PhotoProblem extends Error {
  override readonly name = 'PhotoProblem';

  constructor(kind: keyof typeof messages) {
    super(messages[kind]);
  }
}
