const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Sam', 'Sam and Mia', 'Sam, Mia, and Ada'. */
export const namesOf = (members: readonly { readonly name: string }[]): string =>
  list.format(members.map(({ name }) => name));
