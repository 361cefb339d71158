import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personalSample } from '../../story/samples/personal.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { favoriteFoldersStates } from './FavoriteFolders.states.ts';
import { FavoriteFolders } from './FavoriteFolders.tsx';
import type { FavoriteFoldersProps } from './FavoriteFoldersProps.ts';

/** Keeps folders and favorites like a server; refuses names with "×". */
function Kept(props: FavoriteFoldersProps) {
  const [folders, setFolders] = useState(props.folders);
  const [current, setCurrent] = useState(props.current);
  const [items, setItems] = useState(props.items ?? []);
  const refusal = (name: string) => Promise.resolve(name.includes('×') ? `× ${name}` : undefined);
  const leave = (id: number) => {
    setItems((before) => before.filter((item) => item.id !== id));
    return Promise.resolve(undefined);
  };
  return (
    <FavoriteFolders
      {...props}
      folders={folders}
      current={current}
      onOpen={setCurrent}
      items={current === props.current ? items : []}
      create={async (name) => {
        const refused = await refusal(name);
        if (refused === undefined)
          setFolders((before) => [...before, { id: 9, name, count: 0, isDefault: false }]);
        return refused;
      }}
      rename={async (id, name) => {
        const refused = await refusal(name);
        if (refused === undefined)
          setFolders((before) => before.map((one) => (one.id === id ? { ...one, name } : one)));
        return refused;
      }}
      remove={(id) => {
        setFolders((before) => before.filter((folder) => folder.id !== id));
        setCurrent(1);
        return Promise.resolve(undefined);
      }}
      move={(item, folder) => {
        setFolders((before) =>
          before.map((one) =>
            one.id === folder
              ? { ...one, count: one.count + 1 }
              : one.id === current
                ? { ...one, count: one.count - 1 }
                : one,
          ),
        );
        return leave(item);
      }}
      takeOut={leave}
    />
  );
}

const meta = {
  title: 'Account/FavoriteFolders',
  component: FavoriteFolders,
  args: personalSample('en').FavoriteFolders,
  render: (_args, context) => <Kept {...personalSample(localeOf(context)).FavoriteFolders} />,
} satisfies Meta<typeof FavoriteFolders>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const choose = async (canvas: Canvas, of: RegExp, action: RegExp) => {
  await userEvent.click(canvas.getByRole('button', { name: of }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  await userEvent.click(within(menu).getByRole('menuitem', { name: action }));
};

const dialogGone = () =>
  waitFor(() =>
    expect([...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]).toEqual(
      [],
    ),
  );

const OPTICS = /(folder “Optical modules”|收藏夹“光模块”)/;

export const Default: Story = {};

const states = statesOf(
  FavoriteFolders,
  favoriteFoldersStates,
  (s) => personalSample(localeOfSample(s)).FavoriteFolders,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const AFolderOpen: Story = { ...states.one('a folder open'), tags: ['!test', 'state'] };

export const AnEmptyOneOpen: Story = {
  ...states.one('an empty one open'),
  tags: ['!test', 'state'],
};

export const OnItsWay: Story = { ...states.one('on its way'), tags: ['!test', 'state'] };

export const DidNotLoad: Story = { ...states.one('did not load'), tags: ['!test', 'state'] };

/** Long names and titles wrap; nothing is cut off. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const sample = personalSample(localeOf(context)).FavoriteFolders;
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <FavoriteFolders
          {...sample}
          folders={sample.folders.map((folder) => ({
            ...folder,
            name: 'Donaudampfschifffahr',
            count: 12_345,
          }))}
          items={(sample.items ?? []).map((item) => ({ ...item, title: item.title.repeat(3) }))}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** SOC-10 SOC-11: A folder is created. A name that is too long, taken or refused stays in the field with the reason. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const create = canvas.getByRole('button', { name: /New folder|新建收藏夹/ });
    await userEvent.click(create);
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    const localized = async (name: string, reason: RegExp) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${name}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
      await expect(field).toHaveValue(name);
    };
    await localized('a'.repeat(21), /20/);
    await localized(canvas.getByRole('heading').textContent ?? '', /this name already|同名/);
    await localized('×', /× ×/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Lasers');
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Create|新建)$/ }));
    await dialogGone();
    await expect(canvas.getByRole('button', { name: /^Lasers/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Lasers');
    await waitFor(() => expect(create).toHaveFocus());
  },
};

/** SOC-11: A folder is renamed; the default folder cannot be deleted. */
export const Renaming: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, OPTICS, /Rename|重命名/);
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Optics');
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Rename|重命名)$/ }));
    await dialogGone();
    await expect(canvas.getByRole('heading', { name: 'Optics' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Default folder”|默认收藏夹”/ }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).queryByRole('menuitem', { name: /^(Delete|删除)$/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** SOC-11: Deleting asks for confirmation and explains where the favorites go. The focus is not lost with the row. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, OPTICS, /^(Delete|删除)$/);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/Default folder|默认收藏夹/);
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Delete|删除)$/ }));
    await dialogGone();
    await expect(canvas.queryByRole('button', { name: OPTICS })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('navigation')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/Optical modules|光模块/);
  },
};

/** SOC-09: A favorite moves to another folder, whose count is updated; another favorite is removed. */
export const Moving: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^(Actions for )?“(Optical modules|光模块)/, /To read this week|本周要读/);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(
      canvas.getByRole('button', { name: /^(To read this week|本周要读).*1$/ }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await choose(canvas, /^(Actions for )?“1\.6T/, /Remove from|取消收藏/);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await expect(canvas.getByText(/Nothing in this folder|此收藏夹暂无/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/1\.6T/);
  },
};
