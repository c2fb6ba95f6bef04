import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import { everyState } from '../../../story.tsx';
import type { CollectionScreenProps } from '../props.ts';
import { ENTITIES, FORM } from '../samples.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

const meta: Meta<typeof CollectionScreen> = {
  title: 'Collection/Collection',
  component: CollectionScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof CollectionScreen>;

const form = { ...FORM, name: 'مراجعة الفيزياء (1)', description: 'ما أريد رؤيته ليلة الامتحان، بالترتيب.' };
const own = {
  state: 'own' as const,
  name: form.name,
  description: form.description,
  entities: ENTITIES,
  taken: [],
  move: () => undefined,
  round: '#round',
  sheet: '#sheet',
  back: '#collections',
  search: '#search',
  form,
  isEdited: false,
  edit: '#edit',
  sharedAt: null,
  print: () => undefined,
  copy: () => Promise.resolve(true),
  send: () => undefined,
};
const ADDRESS = 'https://darb.example/ar/collections-free/5d6a0c52-0000-4000-8000-000000000000';
const GRIP = /نقل ما في الموضع|Move what is at place|والی چیز منتقل/;

export const Own: Story = { args: own };
/** Shared, and its link copied, on a device that can send it too. */
export const Sharing: Story = {
  args: { ...own, sharedAt: ADDRESS },
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/نسخ|Copy|کاپی/));
  },
};
/** A browser that lets nobody copy. */
export const CopyFails: Story = {
  tags: ['alike'],
  args: { ...own, entities: ENTITIES.slice(0, 1), sharedAt: ADDRESS, copy: () => Promise.resolve(false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/نسخ|Copy|کاپی/));
  },
};
/** What was taken out stands where it was, until its page is left. */
export const TakenOut: Story = {
  args: {
    ...own,
    entities: ENTITIES.slice(0, 2),
    taken: [
      { type: 'lesson', of: 1202, place: 2 },
      { type: 'question', of: 7, place: 5 },
    ],
    round: null,
    sheet: null,
  },
};
/** Moved by its list, which says so. */
export const Moved: Story = {
  args: own,
  play: async ({ canvas }) => {
    const list = canvas.getByLabelText(/الموضع 2$|place 2$|مقام 2 کے/);
    const form = list.closest('form');
    form?.addEventListener('submit', (event) => event.preventDefault());
    await userEvent.click(list);
    const up = form?.querySelector<HTMLElement>('button[value=up]');
    if (up) await userEvent.click(up);
  },
};
/** Takes the row at a place by its grip to the middle of another one, and perhaps back. */
const dragged =
  (from: number, over: number, isTakenBack: boolean): Story['play'] =>
  async ({ canvas }) => {
    const grips = await canvas.findAllByLabelText(GRIP);
    // near an edge of the window the page would scroll on as long as somebody looks
    grips[over]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const middleOf = (index: number) => {
      const { top, height } = grips[index]?.getBoundingClientRect() ?? new DOMRect();
      return { clientY: top + height / 2, clientX: 0 };
    };
    const [grip] = grips.slice(from);
    if (!grip) return;
    // a hand that is not there cannot be captured
    Object.assign(grip, { setPointerCapture: () => undefined });
    await fireEvent.pointerDown(grip, middleOf(from));
    await fireEvent.pointerMove(grip, middleOf(over));
    if (isTakenBack) await userEvent.keyboard('{Escape}');
  };
/** A row is under way, and says from where to where. */
export const Dragging: Story = { args: own, tags: ['alike'], play: dragged(4, 1, false) };
/** It was taken back to its place, which is said. */
export const LetGo: Story = { args: own, tags: ['alike'], play: dragged(4, 1, true) };
/** Presses an arrow on the grip of a row, the first or the last one. */
const pressed =
  (row: 0 | -1, key: 'ArrowUp' | 'ArrowDown'): Story['play'] =>
  async ({ canvas }) => {
    const grips = await canvas.findAllByLabelText(GRIP);
    grips.at(row)?.focus();
    await userEvent.keyboard(`{${key}}`);
  };
/** The first row goes no further, which is said. */
export const AtTheStart: Story = { tags: ['alike'], args: { ...own, entities: ENTITIES.slice(0, 2) }, play: pressed(0, 'ArrowUp') };
/** Nor does the last one. */
export const AtTheEnd: Story = { tags: ['alike'], args: { ...own, entities: ENTITIES.slice(0, 2) }, play: pressed(-1, 'ArrowDown') };
/** Its name is changed, and was refused. */
export const Edited: Story = {
  args: { ...own, entities: ENTITIES.slice(0, 2), isEdited: true, form: { ...form, name: '<b>', problem: 'field_collection_name' } },
};
/** What can be done to the collection itself. */
export const Options: Story = {
  args: { ...own, entities: ENTITIES.slice(0, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/خيارات المجموعة|Options for the collection|مجموعے کے اختیارات/));
  },
};
export const Empty: Story = { args: { ...own, description: '', entities: [], round: null, sheet: null } };
export const SharedWithGuest: Story = {
  args: { state: 'shared', name: own.name, description: own.description, entities: ENTITIES, owner: 'سلمى ع.', signUp: '#signup' },
  parameters: { frame: 'guest' },
};
export const SharedWithStudent: Story = {
  tags: ['alike'],
  args: { state: 'shared', name: 'Maths-2+.', description: '', entities: ENTITIES.slice(0, 2), owner: 'salma_2009', signUp: null },
};
export const SharedEmpty: Story = {
  args: { state: 'shared', name: 'Maths-2+.', description: '', entities: [], owner: 'salma_2009', signUp: null },
};

everyState<CollectionScreenProps>()({ own: Own, shared: SharedWithGuest });
