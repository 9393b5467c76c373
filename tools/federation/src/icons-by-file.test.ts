import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { drawnByShell, importsByFile } from './icons-by-file.ts';

test('each icon is imported from its own file, and no line moves', () => {
  const code = [
    "import { Gift, Pencil as Pen } from 'lucide-react';",
    'import {',
    '  type LucideIcon,',
    '  Trash2,',
    "} from 'lucide-react';",
    "import type { LucideProps } from 'lucide-react';",
    'after();',
  ].join('\n');
  expect(importsByFile(code).split('\n')).toEqual([
    "import Gift from 'lucide-react/icon/Gift'; import Pen from 'lucide-react/icon/Pencil';",
    "import Trash2 from 'lucide-react/icon/Trash2';",
    '',
    '',
    '',
    "import type { LucideProps } from 'lucide-react';",
    'after();',
  ]);
});

test('an icon of a remote is drawn by what the shell shares', () => {
  const file = createRequire(import.meta.url).resolve('lucide-react/icons/gift');
  const code = drawnByShell(readFileSync(file, 'utf8'));
  expect(code).toContain("import { createIcon as createLucideIcon } from '@evergift/ui/icon';");
  expect(code).not.toContain('createLucideIcon.mjs');
});
