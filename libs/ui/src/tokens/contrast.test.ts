import { describe, expect, test } from 'vitest';
import { HUES } from '../paper/paper-of.ts';
import color from './color.css?raw';
import paper from './paper.css?raw';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const tokens = new Map<string, Record<Theme, string>>();
for (const [, name, light, dark] of `${color}${paper}`.matchAll(
  /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
)) {
  // The first definition is the ordinary one; prefers-contrast comes after it.
  if (!tokens.has(name!)) tokens.set(name!, { light: light!, dark: dark! });
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string, theme: Theme): number {
  const [lighter, darker] = [foreground, background]
    .map((name) => {
      const token = tokens.get(name);
      if (!token) throw new Error(`There is no colour --${name}`);
      return luminance(token[theme]);
    })
    .sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['surface', 'surface-raised', 'surface-overlay', 'surface-sunken'];
const GROUNDS = [...SURFACES, 'surface-hover', 'control'];
const TONES = ['positive', 'warning', 'urgent', 'info', 'accent'];

const TEXT: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) => [
    ['text', ground] as const,
    ['text-muted', ground] as const,
    ['accent', ground] as const,
    ['urgent', ground] as const,
  ]),
  ...TONES.map((tone) => [`on-${tone}-soft`, `${tone}-soft`] as const),
  ...['positive', 'warning', 'info'].map((tone) => [tone, 'surface-overlay'] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-urgent', 'urgent'],
  ['on-urgent', 'urgent-hover'],
  ['surface', 'text'],
];

const GRAPHICS: readonly (readonly [string, string])[] = [
  ...['surface', 'surface-raised', 'surface-overlay'].map(
    (ground) => ['border-strong', ground] as const,
  ),
  ...GROUNDS.map((ground) => ['focus', ground] as const),
  ['surface-raised', 'border-strong'],
];

describe.each(THEMES)('WCAG AA in the %s theme', (theme) => {
  test.each(TEXT)('text %s reads on %s', (foreground, background) => {
    const ratio = contrast(`color-${foreground}`, `color-${background}`, theme);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GRAPHICS)('the control or graphic %s is visible on %s', (foreground, background) => {
    const ratio = contrast(`color-${foreground}`, `color-${background}`, theme);
    expect(ratio).toBeGreaterThanOrEqual(3);
  });

  test.each(HUES)('letters read on %s paper, on its ground and on its figure', (hue) => {
    expect(contrast(`paper-${hue}-ink`, `paper-${hue}-ground`, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`paper-${hue}-ink`, `paper-${hue}-figure`, theme)).toBeGreaterThanOrEqual(4.5);
  });
});
