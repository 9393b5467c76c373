import { text } from '@evergift/language';

/** Why a file gives nothing to import. */
export type FileProblemKind =
  | 'empty'
  | 'too-large'
  | 'binary'
  | 'unreadable'
  | 'other-kind'
  | 'damaged'
  | 'nothing-in-it';

/** A file that cannot be imported. The message says what happened, why it matters and what to do. */
export interface FileProblem {
  readonly kind: 'problem';
  readonly problem: FileProblemKind;
  readonly message: string;
}

/** The largest file that is read, in bytes: address books with pictures of 1,000 people are smaller. */
export const largestFile = 32 * 1024 * 1024;

export const fileProblem = (problem: FileProblemKind, message: string): FileProblem => ({
  kind: 'problem',
  problem,
  message: `${message} ${text('Nothing was imported.')}`,
});

/** The same for our own export, which contains pictures of up to 200 kB: those of 1,000 gifts. */
const largestExport = 300 * 1024 * 1024;
const openingBrace = 0x7b;

interface FileSize {
  /** In bytes. */
  readonly size: number;
  /** The file's first byte: our export begins with a brace. */
  readonly firstByte: number | undefined;
}

/** The problem with a file of this size; undefined when its size is fine. Known before the file is read. */
export function sizeProblem({ size: bytes, firstByte }: FileSize): FileProblem | undefined {
  if (bytes === 0) {
    return fileProblem(
      'empty',
      text('This file is empty. Export your contacts again and choose the new file.'),
    );
  }
  const largest = firstByte === openingBrace ? largestExport : largestFile;
  if (bytes <= largest) return undefined;
  const megabytes = (size: number) => Math.round(size / 1024 / 1024);
  return fileProblem(
    'too-large',
    text(
      'This file has {size} MB, and at most {most} MB can be read here. Export your contacts without pictures, or in several files.',
      { size: megabytes(bytes), most: megabytes(largest) },
    ),
  );
}
