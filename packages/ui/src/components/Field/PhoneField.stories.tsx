import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useSaid } from '../../story.tsx';
import { PhoneField, type PhoneCountry } from './PhoneField.tsx';

const meta = { title: 'Components/PhoneField', component: PhoneField } satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof PhoneField>;

function Phone({ all }: { all: (countries: readonly PhoneCountry[]) => Promise<readonly PhoneCountry[]> }) {
  const said = useSaid();
  const jordan = { code: 'JO', dial: '+962', name: said({ ar: 'الأردن', en: 'Jordan', ur: 'اردن' }), also: ['Jordan', 'الأردن'] };
  const others = [
    { code: 'DE', dial: '+49', name: said({ ar: 'ألمانيا', en: 'Germany', ur: 'جرمنی' }), also: ['Germany', 'ألمانيا'] },
    { code: 'GB', dial: '+44', name: said({ ar: 'المملكة المتحدة', en: 'United Kingdom', ur: 'سلطنت متحدہ' }), also: ['United Kingdom'] },
    { code: 'MA', dial: '+212', name: said({ ar: 'المغرب', en: 'Morocco', ur: 'مراکش' }), also: ['Morocco', 'المغرب'] },
  ];
  return (
    <form style={{ maxInlineSize: 440 }}>
      <PhoneField
        label={said({ ar: 'رقم الهاتف', en: 'Phone number', ur: 'فون نمبر' })}
        name="phone"
        codeName="country_code"
        codes={[jordan]}
        otherCodes="#all"
        allCodes={() => all([jordan, ...others])}
        defaultNumber="079 000 0000"
      />
    </form>
  );
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return within(document.body).findByRole('combobox');
};
const there = (countries: readonly PhoneCountry[]) => Promise.resolve(countries);

export const Closed: Story = { render: () => <Phone all={there} /> };
export const Open: Story = {
  render: () => <Phone all={there} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await within(document.body).findByRole('option', { name: /49/ });
  },
};
/** Found by typing and chosen by the keyboard; what is sent are its two letters. */
export const Chosen: Story = {
  render: () => <Phone all={there} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), '٤٤');
    await within(document.body).findByRole('option', { name: /44/, selected: false });
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('input[name=country_code]')).toHaveValue('GB');
  },
};
export const NothingFound: Story = {
  render: () => <Phone all={there} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), 'xyz');
    await expect(await within(document.body).findByRole('status')).toHaveTextContent(/\S/);
  },
};
/** Offline the first ones are there all the same. */
export const NotLoaded: Story = {
  render: () => <Phone all={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await within(document.body).findByText(/تعذّر|could not|نہ ہو سکے/);
  },
};
