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

/** As many as there may be, every seventh with a name of several lines. */
export const thousandOptions: readonly Option[] = Array.from({ length: 1000 }, (_, index) => {
  const id = `n${index}`;
  const label =
    index % 7 === 3
      ? `Number ${index}, who is called by so many names that they need more than one line`
      : `Number ${index}`;
  return { id, label, media: <Avatar name={label} seed={id} size="small" /> };
});
