export { shellConfiguration } from './shell-configuration.ts';
export { remoteConfiguration } from './remote-configuration.ts';
export { preloadFonts } from './preload-fonts.ts';
export { landingPages } from './landing-pages.ts';
export { release } from './release.ts';
export { singleAppConfiguration } from './single-app-configuration.ts';
export { withoutIndentation } from './without-indentation.ts';
