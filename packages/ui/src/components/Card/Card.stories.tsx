import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said, useSaid } from '../../story.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { SubjectTile, type SubjectIconName } from '../SubjectTile/SubjectTile.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'Components/Card', component: Card, args: { children: null } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
  const said = useSaid();
  return (
    <Card
      titleId="subjects-title"
      title={said({ ar: 'المواد', en: 'Subjects', ur: 'مضامین' })}
      action={{ to: '#all', text: said({ ar: 'عرض الكل', en: 'Show all', ur: 'سب دیکھیں' }) }}
    >
      <p>
        {said({
          ar: 'كل مادة طريقٌ واضح: درس، ثم تدريب، ثم اختبار.',
          en: 'Every subject is a clear way: a lesson, practice, a test.',
          ur: 'ہر مضمون ایک صاف راستہ ہے: سبق، پھر مشق، پھر امتحان۔',
        })}
      </p>
    </Card>
  );
}
export const WithHead: Story = { render: () => <Sample /> };
export const Loading: Story = {
  render: () => (
    <Card>
      <SkeletonGroup>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </Card>
  ),
};
export const Chips: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(['plain', 'gold', 'good', 'bad', 'own', 'soft', 'live', 'cream'] as const).map((tone) => (
        <Chip key={tone} tone={tone} icon={tone === 'gold' ? 'sun' : undefined}>
          <Said ar="5 أيام متتالية" en="5 days in a row" ur="ایکسیسبیلٹی" />
        </Chip>
      ))}
    </div>
  ),
};
const subjects: [SubjectIconName, string][] = [
  ['math', '#2F5D9B'],
  ['physics', '#5B4B8A'],
  ['chemistry', '#9A560C'],
  ['biology', '#44702F'],
  ['science', '#F2C94C'],
  ['arabic', '#A2452B'],
  ['english', '#2E6C74'],
  ['book', '#777777'],
];
export const Signs: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {subjects.map(([icon, bgColor]) => (
        <SubjectTile key={icon} icon={icon} bgColor={bgColor} />
      ))}
      <Avatar name="سلمى" />
      <Avatar name="Rami" tone={1} />
      <Avatar name="ليان" tone={2} large />
      <Wordmark withName />
    </div>
  ),
};
function Where() {
  const said = useSaid();
  return (
    <Breadcrumbs
      items={[
        { text: said({ ar: 'الفيزياء', en: 'Physics', ur: 'طبیعیات' }), to: '#physics' },
        { text: said({ ar: 'الميكانيكا', en: 'Mechanics', ur: 'میکانیات' }), to: '#mechanics' },
        { text: said({ ar: 'قانون نيوتن الثاني', en: 'Newton’s second law', ur: 'نیوٹن کا دوسرا قانون' }) },
      ]}
    />
  );
}
export const Crumbs: Story = { render: () => <Where /> };
