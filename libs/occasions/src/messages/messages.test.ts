import { describeMessages } from '@evergift/language/testing';

describeMessages('libs/occasions');
