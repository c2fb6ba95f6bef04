import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Choice, ChoiceGroup, MarkedChoice } from './Choice.tsx';

const meta = {
  title: 'Components/Choice',
  component: ChoiceGroup,
  subcomponents: { Choice, MarkedChoice },
  args: { name: 'value', legend: '', children: null },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const legend = <Said ar="ما وحدة القوة؟" en="What is the unit of force?" ur="قوت کی اکائی کیا ہے؟" />;
const answers = [
  <Said key="1" ar="نيوتن" en="Newton" ur="نیوٹن" />,
  <Said key="2" ar="جول" en="Joule" ur="جول" />,
  <Said key="3" ar="واط" en="Watt" ur="واٹ" />,
  <Said
    key="4"
    ar="كيلوغرام متر لكل ثانية تربيع، وهي الوحدة نفسها باسم آخر"
    en="Kilogram metre per second squared, which is the same unit under another name"
    ur="کلوگرام میٹر فی مربع سیکنڈ، یعنی وہی اکائی دوسرے نام سے"
  />,
];

export const OneOfFour: Story = {
  render: () => (
    <ChoiceGroup name="value" legend={legend} columns={2}>
      {answers.map((answer, index) => (
        <Choice key={index} name="a" value={String(index)} badge={index + 1} defaultChecked={index === 1}>
          {answer}
        </Choice>
      ))}
    </ChoiceGroup>
  ),
};
export const SeveralOfFour: Story = {
  render: () => (
    <ChoiceGroup
      name="value"
      legend={legend}
      error={<Said ar="اختر إجابة واحدة على الأقل." en="Choose at least one answer." ur="کم از کم ایک جواب چنیں۔" />}
    >
      {answers.map((answer, index) => (
        <Choice key={index} type="checkbox" name="b" value={String(index)} defaultChecked={index > 1}>
          {answer}
        </Choice>
      ))}
    </ChoiceGroup>
  ),
};
export const Marked: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <MarkedChoice state="wrong" chosen badge={2}>
        {answers[1]}
      </MarkedChoice>
      <MarkedChoice state="right" badge={1}>
        {answers[0]}
      </MarkedChoice>
      <MarkedChoice state="right" chosen badge={4}>
        {answers[3]}
      </MarkedChoice>
      <MarkedChoice state="plain" badge={3}>
        {answers[2]}
      </MarkedChoice>
    </div>
  ),
};
/** A question that is not marked right or wrong, as one of a survey. */
export const ChosenUnmarked: Story = {
  render: () => (
    <MarkedChoice state="plain" chosen badge={3}>
      {answers[2]}
    </MarkedChoice>
  ),
};
