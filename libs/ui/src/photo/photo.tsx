import { text } from '@evergift/language';
import { ImageOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './photo.module.css';

export interface PhotoProps {
  /** The picture itself; undefined while there is nothing to show. Keep the object while it is the same picture. */
  photo: { readonly bytes: Uint8Array; readonly type: string } | undefined;
  /** What it shows: 'Picture of Espresso cups'. */
  alt: string;
  /** `small` (default) beside a name, `large` in a form. */
  size?: 'small' | 'large' | undefined;
  /** The picture is on its way. Default false: without a picture there is none to be had. */
  isLoading?: boolean | undefined;
}

type Kept = NonNullable<PhotoProps['photo']>;

const decode = async ({ bytes, type }: Kept): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([bytes as BlobPart], { type }));

interface ShownProps {
  photo: Kept;
  alt: string;
  onUnreadable: (photo: Kept) => void;
}

/**
 * Drawn, and not an `img`: that would need addresses of the page's memory (`blob:`), which the page's policy refuses.
 */
function Shown({ photo, alt, onUnreadable }: ShownProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tellUnreadable = useEffectEvent(onUnreadable);
  useEffect(() => {
    let isCurrent = true;
    const draw = (picture: ImageBitmap) => {
      if (!isCurrent || !canvas.current) return picture.close();
      canvas.current.width = picture.width;
      canvas.current.height = picture.height;
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
    };
    decode(photo).then(draw, () => isCurrent && tellUnreadable(photo));
    return () => {
      isCurrent = false;
    };
  }, [photo]);
  return <canvas ref={canvas} className={styles.image} role="img" aria-label={alt} />;
}

/** A picture that is kept as bytes. Its place has the same size before it comes. */
export function Photo({ photo, alt, size = 'small', isLoading = false }: PhotoProps) {
  const [unreadable, setUnreadable] = useState<Kept>();
  const isShown = photo !== undefined && photo !== unreadable;
  return (
    <span className={classNames(styles.photo, styles[size])} data-photo>
      {isShown && <Shown photo={photo} alt={alt} onUnreadable={setUnreadable} />}
      {!isShown && isLoading && <Skeleton height="100%" />}
      {!isShown && !isLoading && (
        <span
          className={styles.missing}
          role="img"
          aria-label={text('{picture}: not available now', { picture: alt })}
        >
          <ImageOff size={size === 'large' ? 28 : 18} aria-hidden />
        </span>
      )}
    </span>
  );
}
