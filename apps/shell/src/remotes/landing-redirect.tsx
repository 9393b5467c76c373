import { text } from '@evergift/language';
import { useEffect } from 'react';
import { showLandingPage } from '../browser/leave-page.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** An unknown path shows the landing page, which is a document of its own. */
export function LandingRedirect() {
  useEffect(() => showLandingPage(), []);
  return <LoadingScreen text={text('Loading...')} />;
}
