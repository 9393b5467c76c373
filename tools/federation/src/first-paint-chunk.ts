/** Folders of the design system that the first page needs, or nearly every page. */
const firstComponents = [
  'avatar',
  'badge',
  'base',
  'bottom-bar',
  'brand-mark',
  'button',
  'button-link',
  'card',
  'class-names',
  'countdown-badge',
  'disclosure',
  'empty-state',
  'error-state',
  'icon-button',
  'layout',
  'link',
  'media-query',
  'page',
  'page-header',
  'paper',
  'popover',
  'progress',
  'router-provider',
  'section',
  'select',
  'skeleton',
  'spinner',
  'stat-card',
  'toast',
  'toggle-group',
  'tooltip',
  'top-bar',
  'visually-hidden',
  'dialog',
];

const ownComponent = new RegExp(`/libs/ui/src/(${firstComponents.join('|')})/`);
const fieldPart = /\/libs\/ui\/src\/field\//;
const behaviour = /\/node_modules\/(react-aria|react-stately|react-aria-components)\//;
const laterBehaviour =
  /\/(calendar|color|combobox|datepicker|dnd|gridlist|numberfield|autocomplete|layout|spinbutton|table|tabs|tag|tree|virtualizer|useVirtualizerState|Calendar|Color\w*|ComboBox|Date\w*|DragAndDrop|GridList|NumberField|Autocomplete|Table\w*|Tabs|TagGroup|Tree|Virtualizer)[./]/;

/**
 * Whether a module belongs in the one chunk that holds the design system's everyday part. Shared by
 * component, it would otherwise travel in a hundred files of one kilobyte.
 */
export function isFirstPaint(id: string): boolean {
  if (ownComponent.test(id) || fieldPart.test(id)) return true;
  return behaviour.test(id) && !laterBehaviour.test(id);
}
