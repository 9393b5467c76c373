/** A small picture, drawn: a present on a table. Lossless, so that it looks the same everywhere. */
export async function samplePhoto(width = 320, height = 240) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const box = { x: width * 0.25, y: height * 0.3, width: width * 0.5, height: height * 0.55 };
  const rectangles = [
    ['#cfe3ea', 0, 0, width, height],
    ['#b98d6a', 0, height * 0.75, width, height * 0.25],
    ['#b3261e', box.x, box.y, box.width, box.height],
    ['#f0bd5c', box.x + box.width * 0.42, box.y, box.width * 0.16, box.height],
    ['#f0bd5c', box.x, box.y + box.height * 0.35, box.width, box.height * 0.15],
  ] as const;
  for (const [colour, x, y, wide, high] of rectangles) {
    context.fillStyle = colour;
    context.fillRect(x, y, wide, high);
  }
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type };
}
