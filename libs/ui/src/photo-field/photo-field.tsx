import { text } from '@evergift/language';
import { Camera, CircleAlert, ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import { useFileDrop } from '../file-drop/use-file-drop.ts';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { Photo, type PhotoProps } from '../photo/photo.tsx';
import styles from './photo-field.module.css';

export interface PhotoFieldProps extends Pick<PhotoProps, 'photo' | 'alt' | 'isLoading'> {
  /** What to give: 'Picture'. */
  label: string;
  /** There is a picture, also while it cannot be shown. */
  hasPhoto: boolean;
  /** A file that was chosen, taken, dropped or pasted. It may be no picture at all. */
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** Takes back what was chosen or removed here; absent when nothing was. */
  onUndo?: (() => void) | undefined;
  /** The chosen file is being read. */
  isPending?: boolean | undefined;
  /** Why there is no picture although there should be one, or why a file was not taken, and what to do. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface ChooseProps extends Pick<PhotoFieldProps, 'onChoose' | 'isDisabled'> {
  label: string;
  /** Opens the camera instead of the files. */
  isCamera?: boolean;
  isPending?: boolean | undefined;
}

/** A button that opens the device's files, or its camera. */
function ChooseButton({ label, onChoose, isCamera = false, isDisabled, isPending }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = isCamera ? Camera : ImagePlus;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' as const })}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        size="small"
        icon={<Icon size={16} aria-hidden />}
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

/** The pressed button goes; the focus stays in the field. */
function keepFocus({ target }: { target: Element }, change: () => void): void {
  const group = target.closest('[role="group"]');
  change();
  requestAnimationFrame(() => group?.querySelector('button')?.focus());
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** A picture: taken with the camera of a phone, chosen, dropped or pasted; replaced and removed. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hasPhoto, photo, alt, isLoading, onChoose, onRemove, onUndo } = props;
  const { isPending = false, isDisabled = false, errorMessage } = props;
  const labelId = useId();
  const isTouched = useMediaQuery('(pointer: coarse)', false);
  const isDragged = useFileDrop({
    onFile: onChoose,
    takesPasted: isPicture,
    isDisabled: isDisabled || isPending,
  });
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={classNames(fieldStyles.field, styles.field, isDragged && styles.dragged)}
    >
      <span className={fieldStyles.labelRow}>
        <span id={labelId} className={fieldStyles.label}>
          {label}
        </span>
        <span className={fieldStyles.optional}>{text('Optional')}</span>
      </span>
      {hasPhoto && <Photo photo={photo} alt={alt} isLoading={isLoading} size="large" />}
      <div className={styles.actions}>
        {isTouched && (
          <ChooseButton label={text('Take picture')} isCamera {...{ onChoose, isDisabled }} />
        )}
        <ChooseButton
          label={hasPhoto ? text('Replace picture') : text('Choose picture')}
          {...{ onChoose, isDisabled, isPending }}
        />
        {hasPhoto && (
          <Button
            size="small"
            variant="quiet"
            isDisabled={isDisabled || isPending}
            onPress={(press) => keepFocus(press, onRemove)}
          >
            {text('Remove picture')}
          </Button>
        )}
        {onUndo && (
          <Button
            size="small"
            variant="quiet"
            isDisabled={isDisabled || isPending}
            onPress={(press) => keepFocus(press, onUndo)}
          >
            {text('Undo')}
          </Button>
        )}
        {!hasPhoto && !isTouched && (
          <span className={styles.hint}>{text('or drop or paste one here')}</span>
        )}
      </div>
      <span role="alert" className={styles.alert}>
        {errorMessage && (
          <span className={fieldStyles.error}>
            <CircleAlert size={14} aria-hidden />
            <span>{errorMessage}</span>
          </span>
        )}
      </span>
    </div>
  );
}
