import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Said } from '../story.tsx';

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

const meta: Meta<typeof Page> = { title: 'frame/Frame', component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

export const GuestAtHome: Story = { parameters: { frame: 'guest' } };
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
export const Student: Story = { parameters: { frame: 'student' } };
export const StudentWithoutProgram: Story = {
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
  parameters: {
    frame: 'stage',
    frameProps: {
      title: { text: 'اختبار قصير: قاعدة السلسلة ومشتقات الاقترانات المثلثية واللوغاريتمية والأسية', lang: 'ar' },
      subtitle: null,
    },
  },
};
