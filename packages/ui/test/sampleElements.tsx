import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import * as ui from './components.ts';

const nothing = () => undefined;
const now = new Date('2026-09-03T06:00:00Z');
const options = [{ value: 'a', label: 'A' }];

/** One of each base component with its minimal props. */
export const sampleElements: Record<string, ReactElement> = {
  Avatar: <ui.Avatar name="Grace Okafor" />,
  Badge: <ui.Badge count={3} label="3" />,
  Banner: <ui.Banner>x</ui.Banner>,
  Button: <ui.Button isPending>x</ui.Button>,
  Card: <ui.Card>x</ui.Card>,
  Checkbox: <ui.Checkbox errorMessage="x">x</ui.Checkbox>,
  CodeField: <ui.CodeField label="x" onSend={nothing} />,
  ConfirmDialog: <ui.ConfirmDialog isOpen title="x" onCancel={nothing} onConfirm={nothing} />,
  PromptDialog: (
    <ui.PromptDialog isOpen title="x" label="x" onCancel={nothing} onSubmit={nothing} />
  ),
  DateTime: <ui.DateTime instant={now} />,
  Dialog: (
    <ui.Dialog isOpen title="x" onClose={nothing}>
      x
    </ui.Dialog>
  ),
  Disclosure: <ui.Disclosure title="x">x</ui.Disclosure>,
  Divider: <ui.Divider hasRake />,
  Drawer: (
    <ui.Drawer isOpen title="x" onClose={nothing}>
      x
    </ui.Drawer>
  ),
  EmptyState: <ui.EmptyState />,
  ErrorState: <ui.ErrorState onRetry={nothing} />,
  FileUpload: (
    <ui.FileUpload
      label="x"
      kind="file"
      limit={1}
      accept={[]}
      upload={() => Promise.resolve(1)}
      onUploaded={nothing}
    />
  ),
  Form: <ui.Form onSubmit={nothing}>x</ui.Form>,
  Grid: <ui.Grid>x</ui.Grid>,
  Heading: <ui.Heading level={1}>光模块：紧缺环节</ui.Heading>,
  Icon: <ui.Icon icon={Search} label="x" />,
  IconButton: <ui.IconButton icon={Search} label="x" />,
  ImageUpload: <ui.ImageUpload label="x" upload={() => Promise.resolve(1)} onUploaded={nothing} />,
  Inline: <ui.Inline>x</ui.Inline>,
  LanguageSwitch: <ui.LanguageSwitch onChange={nothing} />,
  Link: <ui.Link href="/">x</ui.Link>,
  Menu: <ui.Menu label="x" trigger={<ui.Button>x</ui.Button>} items={[{ id: 'a', label: 'x' }]} />,
  OneTimeCode: <ui.OneTimeCode label="x" value="1" onChange={nothing} />,
  Pagination: <ui.Pagination page={2} totalPages={9} getHref={String} />,
  PasswordField: <ui.PasswordField label="x" hasRules />,
  PaymentPassword: <ui.PaymentPassword value="1" onChange={nothing} />,
  PhoneField: (
    <ui.PhoneField
      label="x"
      country="+86"
      countries={[{ code: '+86', name: 'x' }]}
      onCountryChange={nothing}
    />
  ),
  Plate: <ui.Plate id={1} />,
  PriceTag: <ui.PriceTag coins={38} yuanPerCoin={6.8} was={68} />,
  Progress: <ui.Progress label="x" value={40} />,
  QrCode: <ui.QrCode value="https://rostra.example" />,
  RadioGroup: <ui.RadioGroup label="x" options={options} />,
  RelativeTime: <ui.RelativeTime instant={now} now={now} />,
  ReturnFigure: <ui.ReturnFigure percent={1} />,
  RichTextView: <ui.RichTextView html="<p>x</p>" />,
  SearchField: <ui.SearchField value="" onChange={nothing} onSubmit={nothing} />,
  SectionHead: <ui.SectionHead title="x" all={{ label: 'x', href: '/' }} />,
  SegmentedControl: (
    <ui.SegmentedControl label="x" options={options} value="a" onChange={nothing} />
  ),
  Select: <ui.Select label="x" options={options} value="" onChange={nothing} />,
  SelectWidget: (
    <ui.SelectWidget
      label="x"
      load={() => Promise.resolve({ data: [], meta: { total: 0 } })}
      getKey={String}
      getLabel={String}
      value={null}
      onChange={nothing}
    />
  ),
  Skeleton: <ui.Skeleton count={3} isAnnounced />,
  SkipLink: <ui.SkipLink />,
  Spinner: <ui.Spinner label="x" />,
  Stack: <ui.Stack>x</ui.Stack>,
  Switch: <ui.Switch>x</ui.Switch>,
  Table: (
    <ui.Table
      caption="x"
      columns={[{ key: 'a', header: 'x', render: String }]}
      rows={[1]}
      getKey={String}
    />
  ),
  Tabs: <ui.Tabs label="x" items={[{ id: 'a', label: 'x', content: 'x' }]} />,
  Tag: <ui.Tag tone="live">x</ui.Tag>,
  Text: <ui.Text>x</ui.Text>,
  TextArea: <ui.TextArea label="x" />,
  TextField: <ui.TextField label="x" errorMessage="x" />,
  Toasts: <ui.Toasts store={ui.createToastStore()} />,
  ToggleButton: <ui.ToggleButton>x</ui.ToggleButton>,
  Tooltip: (
    <ui.Tooltip text="x">
      <ui.Button>x</ui.Button>
    </ui.Tooltip>
  ),
  TrendBadge: <ui.TrendBadge trend="bullish" expectedChange={30} />,
  VisuallyHidden: <ui.VisuallyHidden>x</ui.VisuallyHidden>,
};
