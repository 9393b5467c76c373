const labels: Readonly<Record<string, string>> = {
  shell: 'Evergift',
  people: 'People',
  events: 'Events',
  gifts: 'Gift Items',
  auth: 'Sign-in and profile',
};

/** What people call an app; its own name when it is a newer one. */
export const appLabel = (name: string): string => labels[name] ?? name;
