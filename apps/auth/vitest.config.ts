import { testComponents } from '../../tools/federation/src/component-tests.ts';

export default testComponents();
