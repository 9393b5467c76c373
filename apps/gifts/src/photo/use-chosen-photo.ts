import { useRef, useState } from 'react';
import { PhotoProblem } from './photo-problem.ts';
import { photoToText } from './photo-text.ts';
import type { PhotoText } from './photo-text.ts';

const loadShrinkPhoto = () =>
  import('./shrink-photo.ts').catch(() => {
    throw new PhotoProblem('not-loaded');
  });

/** How the picture of a form is chosen. */
export interface ChosenPhoto {
  /** A file is being made small: nothing is to be saved before that is done. */
  readonly isPending: boolean;
  /** Why the last file was not taken, and what to do. */
  readonly problem: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly change: (photo: PhotoText) => void;
}

/**
 * Makes a chosen file small, and gives it to the form. What was there stays until that is done, and when it fails. The
 * code for it loads with the first file.
 *
 * @param record identifies the gift among those that one form adds in turn: a problem belongs to its own gift
 */
export function useChosenPhoto(onChange: (photo: PhotoText) => void, record = 0): ChosenPhoto {
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ record: number; message: string }>();
  /** The file that was chosen last: an earlier one that takes longer is dropped. */
  const latest = useRef<File>(undefined);

  const choose = async (file: File) => {
    latest.current = file;
    setPending(true);
    setFailed(undefined);
    try {
      const { shrinkPhoto } = await loadShrinkPhoto();
      const photo = await shrinkPhoto(file);
      if (latest.current === file) onChange(photoToText(photo));
    } catch (cause) {
      const known = cause instanceof PhotoProblem ? cause : new PhotoProblem('unreadable');
      if (latest.current === file) setFailed({ record, message: known.message });
    }
    if (latest.current === file) setPending(false);
  };

  const change = (photo: PhotoText) => {
    setFailed(undefined);
    onChange(photo);
  };

  const problem = failed?.record === record ? failed.message : undefined;
  return { isPending, problem, choose, change };
}
