import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false;

export interface FileDropOptions {
  onFile: (file: File) => void;
  /** Which of the files that are pasted to take. Default: none. */
  takesPasted?: ((file: File) => boolean) | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * Takes a file that is dropped or pasted anywhere on the page while the field is there: a browser
 * would leave the page, and the form, for a file that is dropped beside the field.
 *
 * @returns whether a file is being dragged over the page
 */
export function useFileDrop({ onFile, takesPasted, isDisabled = false }: FileDropOptions): boolean {
  const [isDragged, setDragged] = useState(false);
  const take = useEffectEvent((file: File | undefined) => file && onFile(file));
  const isTaken = useEffectEvent((file: File) => takesPasted?.(file) ?? false);

  useEffect(() => {
    if (isDisabled) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDragged(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent) => {
      setDragged(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    };
    // Text that is pasted into another field stays text.
    const paste = ({ clipboardData }: ClipboardEvent) =>
      take([...(clipboardData?.files ?? [])].find((file) => isTaken(file)));
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, [isDisabled]);

  return isDragged && !isDisabled;
}
