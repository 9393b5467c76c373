import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation } from '@evergift/router';
import { useEffect, useState } from 'react';
import { Remotes } from './federation/remotes.ts';

const remotes = new Remotes();
function Outlet() {
  const { pathname } = useLocation();
  const [, setTick] = useState(0);
  const page = remotes.peekPage(pathname);
  useEffect(() => {
    void remotes.loadPage(pathname).then(() => setTick((tick) => tick + 1));
  }, [pathname]);
  if (!page) return 'Loading';
  return (
    <Routes>
      <Route path={page.path} element={<page.Page />} />
    </Routes>
  );
}
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Outlet />} />
    </Routes>
  </BrowserRouter>,
);
