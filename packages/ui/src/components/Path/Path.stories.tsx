import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Card } from '../Card/Card.tsx';
import { Slab } from '../Slab/Slab.tsx';
import { Arch, Dunes } from './Dunes.tsx';
import { KeyArt } from './KeyArt.tsx';
import { Landscape } from './Landscape.tsx';
import { PathBar } from './PathBar.tsx';
import { PathStrip } from './PathStrip.tsx';
import { PathTrail } from './PathTrail.tsx';
import { RoadTail } from './RoadTail.tsx';
import { SandLine } from './SandLine.tsx';
import { Station, type Stop } from './Station.tsx';

const meta = {
  title: 'Path/Path',
  component: PathStrip,
  subcomponents: { PathTrail, PathBar, Station },
  args: { label: '', stops: [] },
} satisfies Meta<typeof PathStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const stops: Stop[] = [
  {
    id: '1',
    state: 'done',
    label: <Said ar="القصور الذاتي" en="Inertia" ur="جمود" />,
    note: <Said ar="8 دقائق" en="8 minutes" ur="8 منٹ" />,
    to: '#1',
  },
  {
    id: '2',
    state: 'done',
    label: <Said ar="قانون نيوتن الأول" en="Newton’s first law" ur="نیوٹن کا پہلا قانون" />,
    note: <Said ar="12 دقيقة" en="12 minutes" ur="12 منٹ" />,
    to: '#2',
  },
  {
    id: '3',
    state: 'here',
    label: <Said ar="قانون نيوتن الثاني" en="Newton’s second law" ur="نیوٹن کا دوسرا قانون" />,
    note: <Said ar="هنا الآن" en="Here now" ur="ابھی یہاں" />,
    to: '#3',
  },
  { id: '4', state: 'todo', label: <Said ar="تطبيقات القانون الثاني" en="Using the second law" ur="دوسرے قانون کا استعمال" />, to: '#4' },
  { id: '5', state: 'locked', label: <Said ar="الاحتكاك" en="Friction" ur="رگڑ" />, to: '#5' },
  { id: '6', state: 'todo', test: true, label: <Said ar="اختبار الوحدة" en="Unit test" ur="اکائی کا امتحان" />, to: '#6' },
];
/** Without addresses, and with a note at the student's station only. */
const bare: Stop[] = stops.map((stop) => ({ ...stop, to: undefined, note: stop.state === 'here' ? stop.note : undefined }));
const marked: Stop[] = (['right', 'right', 'wrong', 'right', 'wrong', 'right'] as const).map((state, index) => ({
  id: String(index),
  state,
}));
const questions: Stop[] = [1, 2, 3, 4, 5, 6].map((mark) => ({
  id: String(mark),
  state: mark < 4 ? 'done' : mark === 4 ? 'here' : 'todo',
  mark: mark < 4 ? undefined : mark === 4 ? mark : undefined,
}));

export const OnASlab: Story = {
  render: () => (
    <Slab flush>
      <div style={{ paddingBlock: 96 }}>
        <PathStrip stops={bare} label="Unit" at={2.4} onPhone="near" />
      </div>
      <Arch />
      <Dunes />
    </Slab>
  ),
};
export const OnACard: Story = {
  render: () => (
    <Card flush>
      <div style={{ paddingBlock: 24 }}>
        <PathStrip stops={bare.map((stop) => ({ ...stop, note: undefined }))} label="Unit" compact />
      </div>
    </Card>
  ),
};
export const Questions: Story = { render: () => <PathStrip stops={questions} label="Questions" /> };
export const Result: Story = {
  render: () => (
    <Slab>
      <PathStrip stops={marked} label="Result" />
    </Slab>
  ),
};
export const MarkedOnPaper: Story = { render: () => <PathStrip stops={marked} label="Result" /> };
export const Trail: Story = {
  render: () => (
    <Card titleId="path-title" title={<Said ar="قوانين نيوتن" en="Newton’s laws" ur="نیوٹن کے قوانین" />}>
      <PathTrail stops={stops} label="Lessons" at={2.4} />
    </Card>
  ),
};
export const Progress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[0, 8, 31, 62, 100].map((percent) => (
        <PathBar key={percent} percent={percent} label={`${percent} %`} />
      ))}
    </div>
  ),
};
export const Hero: Story = { parameters: { layout: 'fullscreen' }, render: () => <Landscape /> };
export const Lost: Story = { parameters: { layout: 'fullscreen' }, render: () => <SandLine /> };
export const Tail: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <RoadTail />
      <Slab>
        <div style={{ blockSize: 160 }} />
        <KeyArt />
      </Slab>
    </>
  ),
};
