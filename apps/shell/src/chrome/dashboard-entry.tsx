import { useLocation } from '@evergift/router';
import { BottomBarLink } from '@evergift/ui/bottom-bar';
import { TopBarLink } from '@evergift/ui/top-bar';
import { House } from 'lucide-react';
import { isBelow } from '../known-apps/is-below.ts';

/** The way home, before what the apps contribute to a bar. */
export function DashboardEntry({ where }: { where: 'top' | 'bottom' }) {
  const { pathname } = useLocation();
  const link = { href: '/dashboard', isCurrent: isBelow(pathname, '/dashboard') };
  if (where === 'bottom') {
    return (
      <BottomBarLink {...link} icon={<House size={22} aria-hidden />}>
        Dashboard
      </BottomBarLink>
    );
  }
  return (
    <TopBarLink {...link} icon={<House size={18} aria-hidden />}>
      Dashboard
    </TopBarLink>
  );
}
