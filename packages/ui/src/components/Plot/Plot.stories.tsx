import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said, useSaid } from '../../story.tsx';
import { Card } from '../Card/Card.tsx';
import { Slab } from '../Slab/Slab.tsx';
import { Station } from '../Path/Station.tsx';
import { Num } from '../Text/Text.tsx';
import { Plot, PlotCross, PlotMark, plotScale, PlotSquare } from './Plot.tsx';

const meta = {
  title: 'Components/Plot',
  component: Plot,
  args: { label: '', table: { head: [], rows: [] }, height: [132, 132], roads: [] },
} satisfies Meta<typeof Plot>;
export default meta;
type Story = StoryObj<typeof meta>;

const right = [1, 2, 3, 3, 4, 5, 5, 6, 7, 8];
const climbY = plotScale([0, 10], [82, 10]);
const climb = [{ x: 0, y: 82 }, ...right.map((count, index) => ({ x: 5 + index * 10, y: climbY(count) })), { x: 100, y: climbY(8) }];

function ClimbSample() {
  const said = useSaid();
  return (
    <Slab as="div" flush>
      <Plot
        label={said({ ar: '8 إجابات صحيحة من 10', en: '8 correct answers of 10', ur: '10 میں سے 8 درست جوابات' })}
        table={{
          head: [
            <Said key="q" ar="السؤال" en="Question" ur="سوال" />,
            <Said key="r" ar="الصحيحة حتى هنا" en="Correct so far" ur="اب تک درست" />,
          ],
          rows: right.map((count, index) => [index + 1, count]),
        }}
        height={[190, 260]}
        land={climb}
        roads={[{ points: climb, look: 'ink' }]}
        levels={[{ y: climbY(5), words: <Said ar="النجاح من 5" en="Passed from 5" ur="5 پر کامیابی" /> }]}
      >
        <PlotCross x={35} y={climbY(3)} />
        <PlotCross x={65} y={climbY(5)} />
        <PlotSquare x={55} y={climbY(5)} look="crossing" icon="check" />
      </Plot>
    </Slab>
  );
}
/** A right answer climbs one step, a wrong one is level. */
export const ClimbOnASlab: Story = { render: () => <ClimbSample /> };

const weeks = [52, 55, 51, 58, null, null, 60, 68, 64, 76];
const weekX = (index: number): number => 8 + (index * 84) / (weeks.length - 1);
const profile = weeks.map((value, index) => (value === null ? null : { x: weekX(index), y: 100 - value }));
const there = profile.filter((point) => point !== null);
const whole = [{ x: 0, y: 48 }, ...there, { x: 100, y: 24 }];

function ProfileSample() {
  const said = useSaid();
  return (
    <Card flush>
      <Plot
        label={said({ ar: 'من 52% إلى 76%', en: 'From 52% to 76%', ur: '52% سے 76% تک' })}
        table={{
          head: [
            <Said key="w" ar="الأسبوع" en="Week" ur="ہفتہ" />,
            <Said key="a" ar="نسبة الصواب" en="Accuracy" ur="درست جوابات کا تناسب" />,
          ],
          rows: weeks.map((value, index) => [index + 1, value === null ? '–' : `${value}%`]),
        }}
        height={[190, 230]}
        land={whole}
        strata={{ id: 'profile', at: [25, 75] }}
        roads={[
          { points: [{ x: 0, y: 48 }, ...profile], look: 'ink' },
          { points: there.slice(3, 5), look: 'todo' },
          { points: whole.slice(-2), look: 'todo' },
        ]}
        levels={[{ y: 50, words: <Said ar="حدّ النجاح 50%" en="Pass mark 50%" ur="کامیابی کی حد 50%" /> }]}
      >
        <PlotSquare x={weekX(3)} y={42} look="hollow" />
        <PlotSquare x={weekX(7)} y={32} look="filled" icon="check" />
        <PlotMark x={weekX(9)} y={24}>
          <Station state="here" />
        </PlotMark>
        <PlotMark x={weekX(9)} y={24} above={34}>
          <Num>76%</Num>
        </PlotMark>
      </Plot>
    </Card>
  );
}
/** Dots go over weeks without anything; strata lie in the land alone. */
export const Profile: Story = { render: () => <ProfileSample /> };
