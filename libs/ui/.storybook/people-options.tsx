import { Avatar } from '../src/avatar/avatar.tsx';
import type { Option } from '../src/popover/option.tsx';
import { latinPeople } from './sample-people.ts';

/** The sample people, to choose from. */
export const peopleOptions: readonly Option[] = latinPeople.map(({ id, name, relationship }) => ({
  id,
  label: name,
  detail: relationship,
  media: <Avatar name={name} seed={id} size="small" />,
}));
