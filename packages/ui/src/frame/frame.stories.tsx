import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchBar } from './MatchBar.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SearchActions } from '../screens/search/props.ts';
import { ar, Said } from '../story.tsx';

/** The three frames around a short page. Their places and names come from Storybook's own samples. */
function Page() {
  return (
    <div style={{ padding: 24 }}>
      <h1>
        <Said ar="صفحة قصيرة" en="A short page" ur="ایک مختصر صفحہ" />
      </h1>
      <p>
        <Said ar="هنا يقف ما تعرضه الصفحة." en="Here stands what the page shows." ur="یہاں صفحے کا مواد آتا ہے۔" />
      </p>
    </div>
  );
}

const meta: Meta<typeof Page> = { title: 'Frame/Frame', component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

export const GuestAtHome: Story = {
  parameters: {
    frame: 'guest',
    frameProps: {
      elsewhere: [
        { name: 'YouTube', href: '#youtube' },
        { name: 'Instagram', href: '#instagram' },
      ],
      // all that a guest's footer may have
      footer: Object.fromEntries(
        ['keys', 'programs', 'practice', 'news', 'about', 'team', 'careers', 'contact', 'terms', 'privacy', 'cookies'].map((key) => [
          key,
          `#${key}`,
        ]),
      ),
    },
  },
};
/** A page that is itself about signing in: no button for it. */
export const GuestAtSignIn: Story = { parameters: { frame: 'signIn' } };
export const GuestMenuOpen: Story = {
  parameters: { frame: 'guest' },
  play: async ({ canvasElement }) => {
    const trigger = canvasElement.querySelector<HTMLElement>('header details > summary');
    if (!trigger) throw new Error('the frame shows no menu');
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger.parentElement).toHaveAttribute('open'));
  },
};
/** The country menu is the last of the header's; what it says about the place is told to whoever listens. */
const located = (story: Pick<Story, 'parameters'>, says: RegExp): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const trigger = [...canvasElement.querySelectorAll<HTMLElement>('header details > summary')].at(-1);
    if (!trigger) throw new Error('the frame shows no country menu');
    await userEvent.click(trigger);
    const button = await waitFor(() => {
      const found = trigger.parentElement?.querySelector<HTMLElement>('button');
      if (!found) throw new Error('the button has not come yet');
      return found;
    });
    await userEvent.click(button);
    await waitFor(() => expect(within(canvasElement).getAllByRole('status').at(0)?.textContent).toMatch(says));
  },
});
export const GuestLocated: Story = located({ parameters: { frame: 'guest' } }, /الأردن|Jordan|اردن/);
export const GuestGoing: Story = located(
  { parameters: { frame: 'guest', frameProps: { locate: () => Promise.resolve({ state: 'going', country: 'مصر' }) } } },
  /مصر/,
);
export const GuestElsewhere: Story = located(
  { parameters: { frame: 'guest', frameProps: { locate: () => Promise.resolve({ state: 'elsewhere' }) } } },
  /القائمة|list|فہرست/,
);
export const GuestLocationDenied: Story = located(
  { parameters: { frame: 'guest', frameProps: { locate: () => Promise.resolve({ state: 'denied' }) } } },
  /القائمة|list|فہرست/,
);
export const GuestLocationUnavailable: Story = located(
  { parameters: { frame: 'guest', frameProps: { locate: () => Promise.resolve({ state: 'unavailable' }) } } },
  /القائمة|list|فہرست/,
);
/** Told for two seconds after the country has changed; it lies over the page and moves nothing. */
export const GuestCountryChanged: Story = { parameters: { frame: 'guest', frameProps: { countryChanged: true } } };
/** The field of a page's head, which a phone has no room for: there an icon leads to the search. */
const searching = (frame: 'guest' | 'student'): Story => ({
  parameters: {
    frame,
    frameProps: {
      search: {
        action: '#search',
        country: 'JO',
        fetchActions: () =>
          Promise.resolve({
            suggest: () => Promise.resolve([{ type: 'lesson', title: ar('قانون نيوتن الثاني'), href: '#1202' }]),
            recent: { list: () => ['molarity'], add: () => undefined, remove: () => undefined, clear: () => undefined },
            onTaken: () => undefined,
          } satisfies SearchActions),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = page.getByRole('link', { name: /^(?:البحث|Search|تلاش)$/ });
    await expect(link).toHaveAttribute('href', '#search?country=JO');
    if (!window.matchMedia('(min-width: 760px)').matches) return;
    await userEvent.click(link);
    const field = await page.findByRole('searchbox');
    await expect(field).toHaveFocus();
    await page.findByRole('link', { name: /molarity/ });
    await userEvent.type(field, 'نيوتن');
    await page.findByRole('link', { name: /نيوتن/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('link', { name: /molarity/ })).toBeNull());
    await userEvent.type(field, 'ي');
    await page.findByRole('link', { name: /نيوتن/ });
  },
});
export const GuestSearching: Story = searching('guest');
export const StudentSearching: Story = searching('student');
export const Student: Story = { parameters: { frame: 'student' } };
export const StudentWithoutProgram: Story = {
  tags: ['alike'],
  parameters: { frame: 'student', frameProps: { student: { fullName: 'Salma', program: null } } },
};
export const StudentWithLongestName: Story = {
  parameters: {
    frame: 'student',
    frameProps: {
      student: {
        fullName: 'عبد الرحمن محمد نور الدين عبد اللطيف أبو السعود',
        program: { text: 'التعليم الثانوي الشامل، الفرع المهني', lang: 'ar' },
      },
    },
  },
};
/** Something waits in a section: a figure to see, a sentence to hear. */
export const StudentWithCounts: Story = {
  tags: ['alike'],
  parameters: {
    frame: 'student',
    frameProps: {
      student: {
        fullName: 'سلمى الحوراني',
        program: { text: 'التوجيهي، العلمي', lang: 'ar' },
        counts: { dashboard: 3, subjects: 128 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = canvasElement.querySelector('details');
    if (!drawer) throw new Error('the frame shows no drawer');
    drawer.open = true;
    const [first] = drawer.querySelectorAll('nav li a');
    await expect(first).toHaveTextContent(/3 أشياء جديدة$|3 new$|3 نئے$/);
  },
};
/** On a phone the sidebar is a drawer; Escape closes it, and the focus goes back. */
export const StudentDrawerOpen: Story = {
  parameters: { frame: 'student' },
  play: async ({ canvasElement }) => {
    const trigger = canvasElement.querySelector<HTMLElement>('details > summary');
    const drawer = trigger?.parentElement;
    if (!trigger || !(drawer instanceof HTMLDetailsElement)) throw new Error('the frame shows no drawer');
    drawer.open = true;
    within(drawer).getAllByRole('link')[0]?.focus();
    // The keys are heard a moment after the page is drawn.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(drawer.open).toBe(false);
    });
    drawer.open = true;
  },
};
export const Stage: Story = { parameters: { frame: 'stage' } };
export const StageWithLongestTitle: Story = {
  tags: ['alike'],
  parameters: {
    frame: 'stage',
    frameProps: {
      title: { text: 'اختبار قصير: قاعدة السلسلة ومشتقات الاقترانات المثلثية واللوغاريتمية والأسية', lang: 'ar' },
      subtitle: null,
    },
  },
};
/** A match goes on while another page is shown. */
export const StudentInMatch: Story = {
  parameters: { frame: 'student' },
  render: () => <MatchBar says="goesOn" to="#match" />,
};
export const StudentWaitingForMatch: Story = {
  tags: ['alike'],
  parameters: { frame: 'student' },
  render: () => <MatchBar says="waiting" to="#match" />,
};
