import { describeMessages } from '@evergift/language/testing';

describeMessages('apps/gifts');
