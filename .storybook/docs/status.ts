/**
 * How far a component's props can be relied on. `stable`: they change with a codemod, or with a line
 * of the changelog that names the replacement. `new`: they may still change without one.
 */
export type Status = 'stable' | 'new';

/** The latest minor version; its release empties the list below (`test/storybook.test.ts`). */
export const newSince = '0.2';

/** Components added with that version. */
export const newComponents: ReadonlySet<string> = new Set([
  'AppointmentForm',
  'BackgroundPicker',
  'Breadcrumbs',
  'Captions',
  'ChatTabs',
  'ComboBox',
  'DatePicker',
  'DateTimeField',
  'DeviceSettings',
  'DialInPanel',
  'DialOutForm',
  'EventCalendar',
  'FavoriteFolders',
  'IdentityStatus',
  'InfiniteList',
  'InvitePanel',
  'Keypad',
  'LeaveGuard',
  'NetworkQuality',
  'NumberField',
  'OrganizationCard',
  'PitchControl',
  'Popover',
  'PreviewPanel',
  'QuestionBoard',
  'ReturnFigure',
  'RichTextEditor',
  'ScoreForm',
  'Slider',
  'TagsInput',
  'TrendBadge',
  'TrialReminder',
  'UserCard',
  'WindowedList',
]);

/** Returns the status of a component that has a page. */
export const statusOf = (component: string): Status =>
  newComponents.has(component) ? 'new' : 'stable';
