import type { Notice } from '@evergift/contract';

/** What the page says of files. */
export const reviewNotices = {
  saved: (fileName: string): Notice => ({ type: 'success', message: `Saved as ${fileName}.` }),
  pictureFailed: (error: unknown): Notice => ({
    type: 'error',
    message: 'Unable to make the picture. The table and the CSV have the same figures.',
    error,
  }),
};
