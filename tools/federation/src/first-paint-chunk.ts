import type { Plugin, Rollup } from 'vite';
import { firstPaintModules } from './first-paint-modules.ts';

const library = /\/node_modules\//;
const behaviour = /\/node_modules\/(react-aria|react-stately|react-aria-components)\//;
const everydayParts =
  /\/libs\/ui\/src\/(button|dialog|disclosure|field|popover|select|text-field|tooltip)\//;
const placeholders = /\/apps\/shell\/src\/modals\/modal-placeholders\.tsx$/;
const rareBehaviour =
  /\/(calendar|color|combobox|datepicker|dnd|gridlist|numberfield|autocomplete|layout|spinbutton|table|tabs|tag|tree|virtualizer|useVirtualizerState|Calendar|Color\w*|ComboBox|Date\w*|DragAndDrop|GridList|NumberField|Autocomplete|Table\w*|Tabs|TagGroup|Tree|Virtualizer)[./]/;

/** A line of text with its label: all that the form of the sign-in shows. */
const textField =
  /\/libs\/ui\/src\/(field|text-field)\/|\/react-aria-components\/dist\/(exports|private)\/TextField\./;

/** Fields and marks of which nearly every form, or nearly every list, has some. */
const formParts =
  /\/libs\/ui\/src\/(amount-form|checkbox|combo-box|form-notice|money-field|photo|photo-field|file-drop|switch|tag-picker|text-area|toggle-chips|toggle-group|badge)\/|\/libs\/ui\/src\/virtual-options\/use-/;
const listParts =
  /\/libs\/ui\/src\/(action-menu|budget-bar|data-list|search-field|section|stat-card)\//;

/** What every form needs to keep and check its values. */
const formState =
  /\/node_modules\/react-hook-form\/|react_mf_2_hook_mf_2_form__prebuild__|\/libs\/data\/src\/schema\.ts$/;

/** What loads remotes: the federation's runtime, and its tables and wrappers. */
const federation =
  /\/node_modules\/@module-federation\/|virtual:mf|__prebuild__|__H_A_I__|localSharedImportMap|\/federation\/src\/container\/|\/remotes\/federation-runtime\.ts$/;

/** What every page of somebody signed in runs once it is at rest. */
const atRest =
  /\/libs\/data\/src\/commands\/(daily-sync|repeat-writes|mend-references)\.ts$|\/boot\/keep-first-screen\.ts$|\/offline\/keep-offline\.ts$|\/home\/src\/reminders\/(follow-reminders|notify-due)\.ts$|\/operators\/(skip|exhaustMap)\.js$/;

const isEveryday = (id: string): boolean =>
  everydayParts.test(id) ||
  placeholders.test(id) ||
  (behaviour.test(id) && !rareBehaviour.test(id));

interface FirstPaintChunks {
  plugin: Plugin;
  /** For `output.codeSplitting`. */
  groups: Rollup.CodeSplittingGroup[];
}

/**
 * Puts what the first paint runs into two files, libraries and our own, and what nearly every dialog and form needs
 * into a third, which comes later. The text field of the sign-in is a file of its own. Shared by component, the design
 * system would otherwise travel in a hundred files of one kilobyte. What forms add, what lists add, what loads remotes
 * and what a page at rest runs are a file each, for the same reason. A group takes along what its modules import:
 * without that they would run in another order.
 */
export function firstPaintChunks(): FirstPaintChunks {
  let first: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'evergift-first-paint-chunks',
    apply: 'build',
    async buildStart() {
      first = await firstPaintModules();
    },
  };
  return {
    plugin,
    groups: [
      { name: 'libraries', test: (id) => first.has(id) && library.test(id), priority: 3 },
      { name: 'first', test: (id) => first.has(id), priority: 2 },
      { name: 'text-field', test: textField, priority: 1.5 },
      { name: 'everyday', test: isEveryday, priority: 1 },
      { name: 'form-state', test: formState, priority: 0.9 },
      { name: 'forms', test: formParts, priority: 0.8 },
      { name: 'lists', test: listParts, priority: 0.6 },
      { name: 'federation', test: federation, priority: 0.4 },
      { name: 'at-rest', test: atRest, priority: 0.2 },
    ],
  };
}
