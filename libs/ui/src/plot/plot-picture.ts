import { isRightToLeft, pageLanguage } from '@evergift/language';

/** What is above the plot in its picture. */
export interface PictureWords {
  /** 'Spent by month, 2026'. */
  readonly title: string;
  /** A quiet line at the end: 'Evergift'. */
  readonly note: string;
}

/** Width of a picture in pixels, and the empty edge around what is drawn, before it is scaled. */
const pictureWidth = 1600;
const edge = 24;
const titleRoom = 44;
const noteRoom = 28;

const isDrawn = (style: string) => style !== 'none' && style !== '';

function drawShape(context: CanvasRenderingContext2D, shape: SVGGeometryElement, path: Path2D) {
  const { fill, stroke, strokeWidth } = getComputedStyle(shape);
  const [, x = 0, y = 0] = (
    /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(shape.getAttribute('transform') ?? '') ?? []
  ).map(Number);
  context.save();
  context.translate(x, y);
  if (isDrawn(fill)) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (isDrawn(stroke)) {
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    context.stroke(path);
  }
  context.restore();
}

/** Where a text begins in a picture from left to right, and in its mirror. */
const alignments: Readonly<Record<string, readonly [CanvasTextAlign, CanvasTextAlign]>> = {
  start: ['left', 'right'],
  middle: ['center', 'center'],
  end: ['right', 'left'],
};

/** A text is read as it is in a mirror, too. */
function drawText(context: CanvasRenderingContext2D, text: SVGTextElement) {
  const style = getComputedStyle(text);
  const isMirrored = context.direction === 'rtl';
  const [usual, mirrored] = alignments[style.textAnchor] ?? ['left', 'right'];
  context.save();
  if (isMirrored) context.scale(-1, 1);
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.fill;
  context.textAlign = isMirrored ? mirrored : usual;
  const x = Number(text.getAttribute('x'));
  context.fillText(text.textContent, isMirrored ? -x : x, Number(text.getAttribute('y')));
  context.restore();
}

function drawElement(context: CanvasRenderingContext2D, element: Element) {
  if (element instanceof SVGTextElement) return drawText(context, element);
  if (element instanceof SVGPathElement) {
    return drawShape(context, element, new Path2D(element.getAttribute('d') ?? ''));
  }
  if (element instanceof SVGRectElement) {
    const of = (name: string) => Number(element.getAttribute(name));
    const path = new Path2D();
    path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
    return drawShape(context, element, path);
  }
}

/**
 * A PNG of a plot with its title, in the colours of now, made on this device. The shapes are drawn one by one: an image
 * of the SVG would need an address of the page's memory (`blob:`), which the page's policy refuses. It knows what plots
 * are made of: `rect`, `path` and `text`, and `translate`.
 *
 * @throws Error when the browser gives no picture
 */
export async function plotPicture(plot: SVGSVGElement, words: PictureWords): Promise<Blob> {
  await document.fonts.ready;
  const width = Number(plot.getAttribute('width'));
  const height = Number(plot.getAttribute('height'));
  const scale = pictureWidth / (width + 2 * edge);
  const canvas = document.createElement('canvas');
  canvas.width = pictureWidth;
  canvas.height = Math.ceil((height + titleRoom + noteRoom + 2 * edge) * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw a picture.');

  const { backgroundColor, color, fontFamily } = getComputedStyle(plot);
  context.scale(scale, scale);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(edge, edge);
  context.fillStyle = color;
  context.font = `600 20px ${fontFamily}`;
  context.direction = isRightToLeft(pageLanguage()) ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  const start = context.direction === 'rtl' ? width : 0;
  context.fillText(words.title, start, 18, width);
  context.translate(start, titleRoom);
  context.save();
  if (start > 0) context.scale(-1, 1);
  for (const element of plot.querySelectorAll('rect, path, text')) drawElement(context, element);
  context.restore();
  context.fillStyle = color;
  context.font = `400 12px ${fontFamily}`;
  context.fillText(words.note, 0, height + noteRoom, width);

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    );
  });
}
