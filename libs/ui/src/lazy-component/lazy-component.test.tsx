import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

interface Properties {
  name: string;
}

const Greeting = ({ name }: Properties) => <p>Hello {name}</p>;

const draw = ({ Component }: ReturnType<typeof lazyComponent<Properties>>) =>
  render(
    <Suspense fallback="Loading">
      <Component name="Ada" />
    </Suspense>,
  );

test('what was prepared is drawn at once', async () => {
  const greeting = lazyComponent(() => Promise.resolve(Greeting));
  await greeting.prepare();
  draw(greeting);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('what was not prepared comes after the fallback', async () => {
  draw(lazyComponent(() => Promise.resolve(Greeting)));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

test('code that could not be had ahead is asked for again', async () => {
  let asked = 0;
  const greeting = lazyComponent(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting);
  });
  await expect(greeting.prepare()).rejects.toThrow('offline');
  draw(greeting);
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
