import { useEffect } from 'react';
import { LoadingScreen } from './loading-screen.tsx';

/** An unknown path shows the landing page (R1), which is a document of its own. */
export function LandingRedirect() {
  useEffect(() => location.replace('/'), []);
  return <LoadingScreen text="Loading..." />;
}
