import { remotes } from '../app-folders.ts';

/** Port of the shell's development server, which is also the default of `npm start`. */
const shellPort = 4200;

/** Port of an app's development server. */
export const developmentPort = (app: string): number =>
  remotes.find(({ name }) => name === app)?.port ?? shellPort;
