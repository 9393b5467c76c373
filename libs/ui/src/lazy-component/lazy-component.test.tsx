import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const draw = (Component: typeof Greeting) =>
  render(
    <Suspense fallback="Loading">
      <Component name="Ada" />
    </Suspense>,
  );

test('what was prepared is drawn at once', async () => {
  const { Component, prepare } = lazyComponent(() => Promise.resolve(Greeting));
  await prepare();
  draw(Component as unknown as typeof Greeting);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('what was not prepared comes after the fallback', async () => {
  const { Component } = lazyComponent(() => Promise.resolve(Greeting));
  draw(Component as unknown as typeof Greeting);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

test('code that could not be had ahead is asked for again', async () => {
  let asked = 0;
  const { Component, prepare } = lazyComponent(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting);
  });
  await expect(prepare()).rejects.toThrow('offline');
  draw(Component as unknown as typeof Greeting);
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
