import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { PageHeader } from '@evergift/ui/page-header';
import { CalendarPlus, Gift, UserPlus } from 'lucide-react';

/** The page's title and the quick actions (D1). */
export function DashboardHeader() {
  const { openModal, preloadModal } = useHost();
  return (
    <PageHeader
      title="Dashboard"
      actions={
        <>
          <Button
            icon={<Gift size={18} aria-hidden />}
            onPress={() => openModal('gift.add', {})}
            onHoverStart={() => preloadModal('gift.add')}
            variant="primary"
          >
            Add Gift
          </Button>
          <Button
            icon={<CalendarPlus size={18} aria-hidden />}
            onPress={() => openModal('event.add', {})}
            onHoverStart={() => preloadModal('event.add')}
          >
            Create Event
          </Button>
          <Button
            icon={<UserPlus size={18} aria-hidden />}
            onPress={() => openModal('person.add', {})}
            onHoverStart={() => preloadModal('person.add')}
          >
            Add Person
          </Button>
        </>
      }
    />
  );
}
