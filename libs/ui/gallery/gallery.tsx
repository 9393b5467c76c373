import '@evergift/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './pages.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The gallery needs its root element');
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dir = query.get('dir') ?? 'ltr';
createRoot(root).render(
  <StrictMode>
    <Gallery page={query.get('page') ?? 'home'} />
  </StrictMode>,
);
