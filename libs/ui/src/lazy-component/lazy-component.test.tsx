import { fireEvent, render, screen } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

/** Shows what went wrong, and a button that draws the page again. */
class Page extends Component<{ children: ReactNode }, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <button onClick={() => this.setState({ error: undefined })}>{error.message}</button>;
  }
}

test('code that could not be had is asked for again each time the page is drawn again', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  let isOffline = true;
  const greeting = lazyComponent(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting),
  );
  render(
    <Page>
      <Suspense fallback="Loading">
        <greeting.Component name="Ada" />
      </Suspense>
    </Page>,
  );
  const retry = () => fireEvent.click(screen.getByRole('button', { name: 'offline' }));
  await screen.findByRole('button');
  retry();
  await screen.findByRole('button');
  isOffline = false;
  await vi.waitFor(
    () => {
      if (screen.queryByRole('button')) retry();
      screen.getByText('Hello Ada');
    },
    { timeout: 15_000 },
  );
});
