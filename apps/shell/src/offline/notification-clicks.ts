import { useEffect } from 'react';
import { useFollow } from '../browser/router-links.tsx';
import type { OpenPageMessage } from '../service-worker/messages.ts';

/** Goes where a notification leads, without loading the page anew: what is typed stays. */
export function NotificationClicks() {
  const follow = useFollow();
  useEffect(() => {
    const container = (navigator as Partial<Navigator>).serviceWorker;
    const open = ({ data, ports }: MessageEvent<Partial<OpenPageMessage> | undefined>) => {
      if (data?.type !== 'open-page' || data.path === undefined) return;
      follow(data.path);
      ports[0]?.postMessage(true);
    };
    container?.addEventListener('message', open);
    return () => container?.removeEventListener('message', open);
  }, [follow]);
  return null;
}
