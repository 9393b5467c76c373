import { expect, test } from 'vitest';
import { withStaticFields } from './static-fields.ts';

test('a constant moves into its class', () => {
  const code = `class Base {
}
class Provider extends Base {
}
/** Which. */
Provider.ID = "one.example" /* Id.ONE */;
Base.NONE = null;
`;
  expect(withStaticFields(code)?.replaceAll(/\n+/g, '\n')).toBe(`class Base {
static NONE = null;
}
class Provider extends Base {
static ID = "one.example";
}
/** Which. */
`);
});

test('a constant of something else, or none, is not understood', () => {
  expect(withStaticFields('const names = {};\nnames.FIRST = "a";\n')).toBeUndefined();
  expect(withStaticFields('class Base {\n}\n')).toBeUndefined();
});
