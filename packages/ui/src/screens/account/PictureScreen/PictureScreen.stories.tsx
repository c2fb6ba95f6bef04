import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { fields, refused } from '../account-samples.ts';
import type { PictureScreenProps } from '../props.ts';
import { kite } from './kite.ts';
import { PictureCrop } from './PictureCrop.tsx';
import { PictureScreen } from './PictureScreen.tsx';

const meta: Meta<typeof PictureScreen> = { title: 'Account/Picture', component: PictureScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof PictureScreen>;

const base = { values: {}, problem: null, pending: false, action: '#', back: '#settings', fullName: 'سلمى العبد الله' };

export const None: Story = { args: { ...base, state: 'none', picture: null } };
export const Some: Story = {
  args: { ...base, state: 'some', picture: null },
  render: (args) => <PictureScreen {...args} picture={kite().toDataURL()} />,
};
export const TooLarge: Story = { args: { ...base, state: 'none', picture: null, problem: fields({ image: 'field_picture_too_large' }) } };
export const WrongType: Story = {
  tags: ['alike'],
  args: { ...base, state: 'none', picture: null, problem: fields({ image: 'field_picture_type' }) },
};
export const Offline: Story = { tags: ['alike'], args: { ...base, state: 'none', picture: null, problem: refused('you_are_offline') } };
export const Pending: Story = { tags: ['alike'], args: { ...base, state: 'none', picture: null, pending: true } };
/** The dialog in which a chosen picture is cut to a square. */
export const Crop: Story = {
  args: { ...base, state: 'none', picture: null },
  render: (args) => (
    <>
      <PictureScreen {...args} />
      <PictureCrop picture={kite()} onClose={() => undefined} onDone={() => undefined} />
    </>
  ),
};

everyState<PictureScreenProps>()({ none: None, some: Some });
