import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sentence } from './sentence.ts';

const html = (node: ReactNode) => renderToStaticMarkup(createElement(Fragment, null, node));

test('LC4 elements have their place in a text, and what a person typed makes none', () => {
  const person = createElement('b', null, 'Ada');
  expect(html(sentence('An idea for {person}', { person }))).toBe('An idea for <b>Ada</b>');
  expect(html(sentence('Hello {name}', { name: '<a>x</a>{name}' }))).toBe(
    'Hello &lt;a&gt;x&lt;/a&gt;{name}',
  );
  const link = (words: string) => createElement('a', { href: '/' }, words);
  expect(html(sentence('Read the <link>manual</link> of {name}.', { link, name: 'Ada' }))).toBe(
    'Read the <a href="/">manual</a> of Ada.',
  );
  expect(html(sentence('Open <link>{name}’s plan</link>', { link, name: 'Ada' }))).toBe(
    'Open <a href="/">Ada’s plan</a>',
  );
});
