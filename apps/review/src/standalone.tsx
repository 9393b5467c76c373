import { runStandalone } from '@evergift/standalone';
import { remote } from './remote.ts';

void runStandalone(remote);
