import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';

const folder = fileURLToPath(new URL('../../tools/serve/demo-pictures/', import.meta.url));

/** A shape in a picture of 480 by 360: its colour, and its place. */
type Shape =
  | readonly ['rectangle', colour: string, x: number, y: number, width: number, height: number]
  | readonly ['ellipse', colour: string, x: number, y: number, width: number, height: number]
  | readonly ['outline', colour: string, ...corners: number[]];

const table = (wall: string, wood: string): Shape[] => [
  ['rectangle', wall, 0, 0, 480, 360],
  ['rectangle', wood, 0, 270, 480, 90],
];
const cup = (x: number): Shape[] => [
  ['ellipse', '#dfe7ee', x, 300, 90, 16],
  ['ellipse', '#244a70', x + 52, 245, 26, 26],
  ['ellipse', '#efe6dc', x + 52, 245, 15, 15],
  ['rectangle', '#2f5d8c', x - 46, 210, 92, 70],
  ['ellipse', '#2f5d8c', x, 280, 46, 18],
  ['ellipse', '#8fb3d6', x, 210, 46, 14],
  ['ellipse', '#4a2c1a', x, 211, 38, 9],
];
const hours = Array.from({ length: 12 }, (_, hour): Shape => {
  const angle = (hour * Math.PI) / 6;
  const size = hour % 3 ? 4 : 8;
  return ['ellipse', '#2b211d', 240 + 86 * Math.sin(angle), 165 - 86 * Math.cos(angle), size, size];
});

/** The pictures of the demo's gifts. */
const pictures: Readonly<Record<string, readonly Shape[]>> = {
  'coffee-set': [
    ...table('#efe6dc', '#b98d6a'),
    ['rectangle', '#2f5d8c', 205, 110, 72, 120],
    ['ellipse', '#2f5d8c', 241, 230, 36, 14],
    ['ellipse', '#8fb3d6', 241, 110, 36, 12],
    ['ellipse', '#244a70', 241, 100, 9, 9],
    ...cup(140),
    ...cup(320),
  ],
  clock: [
    ...table('#dbe5e4', '#7b5a41'),
    ['ellipse', '#8a6a1f', 240, 165, 128, 128],
    ['ellipse', '#d9ad45', 240, 165, 120, 120],
    ['ellipse', '#fbf6ea', 240, 165, 98, 98],
    ...hours,
    ['outline', '#2b211d', 236, 169, 198, 132, 204, 126, 244, 161],
    ['outline', '#2b211d', 236, 162, 283, 100, 288, 104, 244, 168],
    ['ellipse', '#8a6a1f', 240, 165, 9, 9],
  ],
  robe: [
    ['rectangle', '#e8eee6', 0, 0, 480, 360],
    ['outline', '#6b4f3a', 136, 72, 240, 36, 344, 72, 340, 80, 240, 48, 140, 80],
    ['outline', '#cbbfa8', 170, 62, 310, 62, 390, 200, 340, 225, 318, 180, 330, 345, 150, 345],
    ['outline', '#cbbfa8', 170, 62, 162, 180, 140, 225, 90, 200],
    ['outline', '#b3a589', 205, 62, 240, 190, 275, 62],
    ['rectangle', '#a3936f', 156, 196, 168, 20],
    ['rectangle', '#a3936f', 246, 210, 14, 70],
  ],
};

test('draws the pictures of the demo’s gifts', async ({ page }) => {
  for (const [name, shapes] of Object.entries(pictures)) {
    const data = await page.evaluate(async (drawn) => {
      const canvas = new OffscreenCanvas(480, 360);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      for (const [kind, colour, ...places] of drawn) {
        const [x = 0, y = 0, width = 0, height = 0] = places;
        context.fillStyle = colour;
        context.beginPath();
        if (kind === 'rectangle') context.rect(x, y, width, height);
        else if (kind === 'ellipse') context.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
        else
          for (let at = 0; at < places.length; at += 2) {
            context.lineTo(places[at] ?? 0, places[at + 1] ?? 0);
          }
        context.fill();
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.5 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, shapes);
    await writeFile(`${folder}${name}.webp`, Uint8Array.from(data));
  }
});
