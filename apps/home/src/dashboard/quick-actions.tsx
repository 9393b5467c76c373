import { text } from '@evergift/language';
import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { Cluster } from '@evergift/ui/layout';
import { CalendarPlus, Gift, UserPlus } from 'lucide-react';

/** Add Gift, Create Event and Add Person. */
export function QuickActions() {
  const { openModal, preloadModal } = useHost();
  return (
    <Cluster>
      <Button
        icon={<Gift size={18} aria-hidden />}
        onPress={() => openModal('gift.add', {})}
        onHoverStart={() => preloadModal('gift.add')}
        variant="primary"
      >
        {text('Add Gift')}
      </Button>
      <Button
        icon={<CalendarPlus size={18} aria-hidden />}
        onPress={() => openModal('event.add', {})}
        onHoverStart={() => preloadModal('event.add')}
      >
        {text('Create Event')}
      </Button>
      <Button
        icon={<UserPlus size={18} aria-hidden />}
        onPress={() => openModal('person.add', {})}
        onHoverStart={() => preloadModal('person.add')}
      >
        {text('Add Person')}
      </Button>
    </Cluster>
  );
}
