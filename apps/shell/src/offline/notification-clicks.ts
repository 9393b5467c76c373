import { useNavigate } from '@evergift/router';
import { useEffect } from 'react';
import type { OpenPageMessage } from '../service-worker/messages.ts';

/** Goes where a notification leads, without loading the page anew: what is typed stays. */
export function NotificationClicks() {
  const navigate = useNavigate();
  useEffect(() => {
    const container = (navigator as Partial<Navigator>).serviceWorker;
    const follow = ({ data, ports }: MessageEvent<Partial<OpenPageMessage> | undefined>) => {
      if (data?.type !== 'open-page' || data.path === undefined) return;
      void navigate(data.path);
      ports[0]?.postMessage(true);
    };
    container?.addEventListener('message', follow);
    return () => container?.removeEventListener('message', follow);
  }, [navigate]);
  return null;
}
