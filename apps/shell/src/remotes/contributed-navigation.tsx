import { useHost } from '@evergift/contract';
import type { NavigationPlace } from '@evergift/contract';
import { text } from '@evergift/language';
import { useLocation } from '@evergift/router';
import { BottomBarAction, BottomBarLink } from '@evergift/ui/bottom-bar';
import { Button } from '@evergift/ui/button';
import { ButtonLink } from '@evergift/ui/button-link';
import { Cluster } from '@evergift/ui/layout';
import { TopBarLink } from '@evergift/ui/top-bar';
import { memo } from 'react';
import { useRemotes } from './remotes-context.tsx';
import { isBelow } from './remotes-manifest.ts';
import { ContributedIcon } from './contributed-icon.tsx';
import type { ShownNavigation } from './merge-contributions.ts';
import { useAction } from './use-action.ts';
import { useContributions } from './contributions-context.tsx';

/** What the apps contribute to one place, in its order. */
function useNavigation(where: NavigationPlace): readonly ShownNavigation[] {
  return useContributions().navigation.filter((entry) => entry.where.includes(where));
}

/** The entries that the apps contribute to one place: of the bars, or the dashboard. */
export function ContributedNavigation({ where }: { where: NavigationPlace }) {
  const { pathname } = useLocation();
  return useNavigation(where).map((entry) =>
    'go' in entry.does ? (
      <PageEntry
        key={entry.label}
        {...entry}
        path={entry.does.go}
        place={where}
        isCurrent={isBelow(pathname, entry.does.go)}
      />
    ) : (
      <ModalEntry key={entry.label} {...entry} name={entry.does.open} place={where} />
    ),
  );
}

/** Pages of the apps that one opens now and then, below what comes up. */
export function MorePages() {
  if (useNavigation('dashboard').length === 0) return null;
  return (
    <nav aria-label={text('More pages')}>
      <Cluster>
        <ContributedNavigation where="dashboard" />
      </Cluster>
    </nav>
  );
}

interface EntryProperties extends ShownNavigation {
  place: NavigationPlace;
}

/** Handlers that prefetch a remote's page when the pointer or the focus reaches its link. */
function usePagePreload(path: string) {
  const remotes = useRemotes();
  const preload = () => {
    // Prefetching is optional; going there says what is wrong.
    remotes.loadPage(path).catch(() => undefined);
  };
  return { onHoverStart: preload, onFocus: preload };
}

interface PageEntryProperties extends EntryProperties {
  path: string;
  isCurrent: boolean;
}

/** Memoized: another address renders the entries alone that become current, or cease to be. */
const PageEntry = memo(function PageEntry(entry: PageEntryProperties) {
  const { label, icon, path, place, isCurrent } = entry;
  const preload = usePagePreload(path);
  const link = { ...preload, href: path, isCurrent };
  if (place === 'bottom') {
    return (
      <BottomBarLink {...link} icon={<ContributedIcon icon={icon} size={22} />}>
        {label}
      </BottomBarLink>
    );
  }
  if (place === 'dashboard') {
    return (
      <ButtonLink {...preload} href={path} icon={<ContributedIcon icon={icon} size={18} />}>
        {label}
      </ButtonLink>
    );
  }
  if (place === 'account') {
    return (
      <TopBarLink {...link} aria-label={label} icon={<ContributedIcon icon={icon} size={22} />}>
        {null}
      </TopBarLink>
    );
  }
  return (
    <TopBarLink {...link} icon={<ContributedIcon icon={icon} size={18} />}>
      {label}
    </TopBarLink>
  );
});

interface ModalEntryProperties extends EntryProperties {
  name: Parameters<ReturnType<typeof useHost>['preloadModal']>[0];
}

const ModalEntry = memo(function ModalEntry(entry: ModalEntryProperties) {
  const { label, icon, does, name, place } = entry;
  const { preloadModal } = useHost();
  const run = useAction();
  const open = () => run(does);
  if (place === 'bottom') {
    return (
      <BottomBarAction
        label={label}
        icon={<ContributedIcon icon={icon} size={24} />}
        onPress={open}
      />
    );
  }
  return (
    <Button
      icon={<ContributedIcon icon={icon} size={18} />}
      size="small"
      onPress={open}
      onHoverStart={() => preloadModal(name)}
      onFocus={() => preloadModal(name)}
    >
      {label}
    </Button>
  );
});
