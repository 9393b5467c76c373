import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCommand } from '../administration/administer.ts';
import { repositoryFile } from '../app-folders.ts';
import { readOptions } from '../options.ts';
import { usage } from '../usage.ts';

const guide = readFileSync(repositoryFile('docs/at-home.md'), 'utf8');
const found = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, name = '']) => name);

test('W6 every command of the guide is one, and every one is explained by --help', () => {
  const commands = found(/(?:npm run evergift --|evergift\.mjs) ([a-z-]+)/g);
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands.filter((name) => name !== 'start')) {
    expect([command, isCommand(command)]).toEqual([command, true]);
    expect(usage).toMatch(new RegExp(`^  (.*; )?${command}\\b`, 'm'));
  }
});

test('W6 the lines of the guide that start the server are understood', () => {
  const lines = found(/^npm start -- ([^…\n]+)$/gm);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    const words = line.split(' ').map((word) => word.replaceAll("'", ''));
    expect(readOptions(words)).toMatchObject({ publicUrl: 'https://gifts.example' });
  }
  for (const option of found(/`(--[a-z-]+)/g)) expect(usage).toContain(option);
  for (const variable of found(/(EVERGIFT_[A-Z_]+)/g)) expect(usage).toContain(variable);
});

test('W4 the compose file builds from the container file beside it', () => {
  const compose = readFileSync(repositoryFile('tools/serve/at-home/compose.yaml'), 'utf8');
  const [, file = ''] = /dockerfile: (\w+)/.exec(compose) ?? [];
  expect(existsSync(repositoryFile(`tools/serve/at-home/${file}`))).toBe(true);
});

test('W6 every file that the guide leads to is there', () => {
  const files = found(/\]\((\.\.\/[^)#]+)\)/g);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    expect([file, existsSync(join(repositoryFile('docs'), file))]).toEqual([file, true]);
  }
});
