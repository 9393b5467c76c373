import { describeMessages } from '@evergift/language/testing';

describeMessages('apps/import');
