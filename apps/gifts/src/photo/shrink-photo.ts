import { limits } from '@evergift/data';
import type { Photo } from '@evergift/data';
import { PhotoProblem } from './photo-problem.ts';
import { smallestThatFits } from './smallest-that-fits.ts';

/** A file beyond this is not decoded: a phone would run out of memory. Bytes. */
const largestFile = 60_000_000;

const isHeic = ({ type, name }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

async function decode(file: File): Promise<ImageBitmap> {
  if (file.size > largestFile) throw new PhotoProblem('too-large');
  try {
    // Turned as the camera was.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (isHeic(file)) throw new PhotoProblem('heic');
    throw new PhotoProblem(file.type.startsWith('image/') ? 'unreadable' : 'no-picture');
  }
}

const encodeAs = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new PhotoProblem('unreadable'));
    canvas.toBlob(take, type, quality);
  });

/** The picture on a canvas, its longer side so many pixels; white where it is clear, for JPEG has no clear. */
function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = side / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoProblem('unreadable');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** WebP; JPEG where the browser writes no WebP, as Safari. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await encodeAs(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : encodeAs(canvas, 'image/jpeg', quality);
}

/**
 * A picture made small enough to be kept: drawn anew, so that nothing is left of the file but what can be seen: no
 * place, no date, no camera. Throws a PhotoProblem.
 */
export async function shrinkPhoto(file: File): Promise<Photo> {
  const picture = await decode(file);
  try {
    const longerSide = Math.max(picture.width, picture.height);
    const most = { size: limits.photo, side: limits.photoSide };
    let drawn: { readonly side: number; readonly canvas: HTMLCanvasElement } | undefined;
    const blob = await smallestThatFits(longerSide, most, (side, quality) => {
      if (drawn?.side !== side) drawn = { side, canvas: draw(picture, side) };
      return encode(drawn.canvas, quality);
    });
    if (!blob) throw new PhotoProblem('unreadable');
    const type = blob.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type };
  } finally {
    picture.close();
  }
}
