import type { ReviewedOccasion, ReviewedPerson } from '../figures/year-review.ts';
import type { Figure } from '../figures/figures.ts';

const pathOf = (kind: 'people' | 'events', id: string) => `/${kind}/${encodeURIComponent(id)}`;

/** A person's name, which leads to their page while they are there. */
export const linkToPerson = ({
  id,
  label,
  known = true,
}: Pick<ReviewedPerson, 'id' | 'label'> & { known?: boolean }): Figure => ({
  name: label,
  href: known ? pathOf('people', id) : undefined,
});

/** An event's title, which leads to its page. */
export const linkToEvent = ({ id, title }: Pick<ReviewedOccasion, 'id' | 'title'>): Figure => ({
  name: title,
  href: pathOf('events', id),
});
