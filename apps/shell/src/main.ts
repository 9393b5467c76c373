import { rememberedTheme } from './theme/theme.ts';

// Before the first paint (U3); the rest waits for the shared packages.
document.documentElement.dataset['theme'] = rememberedTheme();

void import('./bootstrap.tsx');
