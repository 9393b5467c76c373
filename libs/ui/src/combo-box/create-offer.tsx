import { text } from '@evergift/language';
import { Plus } from 'lucide-react';
import { Button } from '../button/button.tsx';

interface CreateOfferProps {
  /** What can be created. */
  label: string;
  onCreate: (label: string) => void;
}

/** Below a picker that was left with a new name in it: one press creates it. */
export function CreateOffer({ label, onCreate }: CreateOfferProps) {
  return (
    <Button size="small" icon={<Plus size={16} />} onPress={() => onCreate(label)}>
      {text('Create “{name}”', { name: label })}
    </Button>
  );
}
