import { text } from '@evergift/language';
import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { Cluster } from '@evergift/ui/layout';
import { CalendarPlus, Gift, UserPlus } from 'lucide-react';

/** Add Gift, Create Event and Add Person. On a phone they are words alone: on one line in English, two in others. */
export function QuickActions({ isWide }: { isWide: boolean }) {
  const { openModal, preloadModal } = useHost();
  const size = isWide ? 'medium' : 'small';
  return (
    <Cluster>
      <Button
        size={size}
        icon={isWide && <Gift size={18} aria-hidden />}
        onPress={() => openModal('gift.add', {})}
        onHoverStart={() => preloadModal('gift.add')}
        variant="primary"
      >
        {text('Add Gift')}
      </Button>
      <Button
        size={size}
        icon={isWide && <CalendarPlus size={18} aria-hidden />}
        onPress={() => openModal('event.add', {})}
        onHoverStart={() => preloadModal('event.add')}
      >
        {text('Create Event')}
      </Button>
      <Button
        size={size}
        icon={isWide && <UserPlus size={18} aria-hidden />}
        onPress={() => openModal('person.add', {})}
        onHoverStart={() => preloadModal('person.add')}
      >
        {text('Add Person')}
      </Button>
    </Cluster>
  );
}
