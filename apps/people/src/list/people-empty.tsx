import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import { Cluster } from '@evergift/ui/layout';

interface PeopleEmptyProperties {
  search: string;
  onClear: () => void;
}

/** Nobody fits the search, or there is nobody. */
export function PeopleEmpty({ search, onClear }: PeopleEmptyProperties) {
  const { openModal } = useHost();
  if (search) {
    return (
      <EmptyState
        title={text('Nobody matches “{search}”', { search })}
        message={text('The search looks at names, nicknames and relationships.')}
        action={<Button onPress={onClear}>{text('Clear search')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={text('Nobody here yet')}
      message={text(
        'Add someone you love to surprise; their birthday keeps itself. Or bring the birthdays of your address book.',
      )}
      action={
        <Cluster>
          <Button onPress={() => openModal('person.add', {})}>{text('Add Person')}</Button>
          <Button onPress={() => openModal('import.file', {})}>{text('Import')}</Button>
        </Cluster>
      }
    />
  );
}
