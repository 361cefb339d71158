import { uiTexts } from '@rostra/i18n/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { companies } from '../../story/samples/cast/index.ts';
import { TextField } from '../TextField/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { wizardProblems, wizardSample } from '../../story/samples/wizard.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { wizardStates } from './Wizard.states.ts';
import { Wizard } from './Wizard.tsx';
import type { WizardProblem } from './WizardProblem.ts';
import type { WizardProps } from './Wizard.tsx';

const COMPANY = companies.lingyun.name['zh-CN'];
const ORDER = ['type', 'profile', 'words'];

/** Behaves like an app: the second step is checked, its problems stay until they are fixed. */
function Going({ locale, ...rest }: Partial<WizardProps> & { locale: 'en' | 'zh-CN' }) {
  const [current, setCurrent] = useState('type');
  const [problems, setProblems] = useState<WizardProblem[]>([]);
  const [tries, setTries] = useState(0);
  const next = (): void => {
    if (current === 'profile' && tries === 0) {
      setTries(1);
      setProblems(wizardProblems(locale));
      return;
    }
    setProblems([]);
    setCurrent(ORDER[ORDER.indexOf(current) + 1] ?? current);
  };
  return (
    <Wizard
      {...wizardSample(locale, problems)}
      {...rest}
      current={current}
      onStep={setCurrent}
      onNext={next}
    />
  );
}

const meta = {
  title: 'Forms/Wizard',
  component: Wizard,
  args: { ...wizardSample('en'), onFinish: fn() },
  render: ({ onFinish }, context) => <Going locale={localeOf(context)} onFinish={onFinish} />,
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const next = (canvas: Canvas) => canvas.getByRole('button', { name: /^(Next|下一步)$/ });
const back = (canvas: Canvas) => canvas.getByRole('button', { name: /^(Back|上一步)$/ });
const title = (canvas: Canvas) => canvas.getByRole('heading');
const nameField = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^(Name|名称)$/ });

export const Default: Story = {};

const states = statesOf(Wizard, wizardStates, (s) => wizardSample(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const FirstStep: Story = { ...states.one('first step'), tags: ['!test', 'state'] };

export const SecondStep: Story = { ...states.one('second step'), tags: ['!test', 'state'] };

export const WithProblems: Story = { ...states.one('with problems'), tags: ['!test', 'state'] };

export const LastStepBeingSent: Story = {
  ...states.one('last step, being sent'),
  tags: ['!test', 'state'],
};

/** Long titles break, and nothing is cut. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const sample = wizardSample(localeOf(context));
    const long = `${sample.label} ${sample.steps.map(({ title: words }) => words).join(' ')} `;
    return (
      <Wizard
        {...sample}
        steps={sample.steps.map((step) => ({ ...step, title: long.repeat(2) }))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a column the steps make room, however wide the window is. */
export const InAColumn: Story = {
  decorators: [
    (Part) => (
      <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(window.innerWidth).toBeGreaterThan(767);
    await expect(canvas.getByText(/Step 1 of 3|第 1 步/)).toBeVisible();
    const nav = canvasElement.querySelector('nav');
    await expect(nav?.querySelector('ol')).not.toBeVisible();
    const form = canvasElement.querySelector('form') as HTMLElement;
    await expect(form.getBoundingClientRect().width).toBe(400);
  },
};

/** CERT-01: each step's heading takes the focus; going back and forth keeps what was typed. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await expect(title(canvas)).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /listed|上市公司/ }));
    await userEvent.click(next(canvas));
    await waitFor(() => expect(title(canvas)).toHaveFocus());
    await expect(title(canvas)).toHaveTextContent(/Name and address|名称与地址/);
    await userEvent.type(nameField(canvas), COMPANY);
    await userEvent.click(back(canvas));
    await waitFor(() => expect(title(canvas)).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /listed|上市公司/ })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: /^(Back|上一步)$/ })).toBeNull();
    // The list leads to any step already seen.
    await userEvent.click(
      within(canvas.getByRole('navigation')).getByRole('button', { name: /address|地址/ }),
    );
    await expect(nameField(canvas)).toHaveValue(COMPANY);
    await userEvent.click(next(canvas));
    await userEvent.click(next(canvas));
    await waitFor(() => expect(canvas.getByText(/Step 3 of 3|第 3 步/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^(Submit|提交)$/ }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

/** Problems are listed and take the focus; each line leads to its field, also from another step. */
export const Problems: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(next(canvas));
    await userEvent.type(nameField(canvas), COMPANY);
    // The browser's change event comes first, as on returning to the field.
    await userEvent.tab();
    nameField(canvas).focus();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: /2 items|2 处/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(nameField(canvas)).toHaveValue(COMPANY);
    const [, website] = within(summary).getAllByRole('button');
    await userEvent.click(website as HTMLElement);
    const field = canvas.getByRole('textbox', { name: /Website|网站/ });
    await expect(field).toHaveFocus();
    await userEvent.click(back(canvas));
    await waitFor(() => expect(title(canvas)).toHaveFocus());
    await userEvent.click(
      within(canvas.getByRole('group')).getAllByRole('button')[0] as HTMLElement,
    );
    await waitFor(() => expect(nameField(canvas)).toHaveFocus());
    await userEvent.click(next(canvas));
    await waitFor(() => expect(title(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/**
 * A step with an empty required field is not left forward: it is reported beside the step's other
 * problems and takes the focus. The end checks the steps before too.
 */
export const Required: Story = {
  args: { check: fn(() => true), onNext: fn() },
  render: function Stepping(args, context) {
    const words = sampleOf(context);
    const [current, setCurrent] = useState('first');
    return (
      <Wizard
        {...args}
        label={words.heading}
        finishLabel={words.action}
        problems={[]}
        current={current}
        onStep={setCurrent}
        onNext={() => {
          args.onNext();
          setCurrent('second');
        }}
        steps={[
          {
            key: 'first',
            title: words.first,
            content: <TextField label={words.name} isRequired />,
          },
          {
            key: 'second',
            title: words.second,
            content: <TextField label={words.company} isRequired />,
          },
        ]}
      />
    );
  },
  play: async ({ canvas, globals, args }) => {
    const words = sampleOf({ globals });
    const { required } = uiTexts[localeOf({ globals })].common;
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.click(next(canvas));
    await expect(args.check).toHaveBeenCalledOnce();
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(field(words.name)).toHaveAccessibleDescription(required);
    await expect(field(words.name)).toHaveFocus();

    await userEvent.type(field(words.name), 'Lin{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await waitFor(() => expect(title(canvas)).toHaveTextContent(words.second));
    await expect(field(words.company)).toBeValid();

    await userEvent.click(back(canvas));
    await userEvent.clear(field(words.name));
    await userEvent.click(
      within(canvas.getByRole('navigation')).getByRole('button', {
        name: new RegExp(words.second),
      }),
    );
    await userEvent.type(field(words.company), 'Meridian{Enter}');
    await expect(args.onFinish).not.toHaveBeenCalled();
    await expect(title(canvas)).toHaveTextContent(words.first);
    await waitFor(() => expect(field(words.name)).toHaveFocus());
    await expect(field(words.name)).toHaveAccessibleDescription(required);
  },
};
