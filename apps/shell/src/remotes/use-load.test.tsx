import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { ErrorReportingContext } from '../reporting/error-reporting-context.ts';
import { createSite } from '../testing/create-site.tsx';
import { recordReports } from '../testing/record-reports.ts';
import { Remotes } from './remotes.ts';
import { useLoad } from './use-load.ts';

/** What was loaded ahead is complete after the place was drawn, and before its effects run. */
test('what arrives between the drawing and its effects is shown', async () => {
  const remotes = new Remotes(createSite().federation);
  let loaded: string | undefined;
  const source = {
    peek: () => loaded,
    load: () => Promise.resolve(loaded ?? ''),
  };
  function Place() {
    const state = useLoad(remotes, source);
    useLayoutEffect(() => {
      loaded = 'The page';
    }, []);
    return state.status === 'ready' ? state.value : state.status;
  }
  render(
    <ErrorReportingContext value={recordReports().reporting}>
      <Place />
    </ErrorReportingContext>,
  );
  await act(() => Promise.resolve());
  expect(screen.getByText('The page')).toBeDefined();
});
