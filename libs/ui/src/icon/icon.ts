import { Icon, createLucideIcon } from 'lucide-react';

/**
 * What draws the icons of lucide, once for all apps: a remote's build takes it from here for its own icons.
 * `createIcon` makes a component of what lucide says of an icon, `Icon` draws elements that are known later.
 */
export { Icon, createLucideIcon as createIcon };
