import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { CampaignScreenProps, CampaignView } from '../campaign-props.ts';
import { CampaignScreen } from './CampaignScreen.tsx';

const meta: Meta<typeof CampaignScreen> = { title: 'Site/Campaign', component: CampaignScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof CampaignScreen>;

const stop = (title: string, text: string, formula: string | null) => ({ title: ar(title), text: ar(text), formula });
const args: CampaignScreenProps = {
  state: 'ready',
  view: 'dune',
  title: ar('كل منحنى له طريق'),
  lead: ar('رياضيات التوجيهي من النهايات إلى التكامل: دروس قصيرة، ثم أسئلتها، وطريق يقول أين وقفت.'),
  stopsTitle: ar('أربع محطات على كثيب واحد'),
  stops: [
    stop('النهايات', 'نقترب ولا نصل، ومع ذلك نعرف إلى أين.', 'lim f(x)'),
    stop('التفاضل', 'ميل المماس في نقطة واحدة: كم يصعد الكثيب هنا؟', 'f′(x)'),
    stop('التكامل', 'المساحة تحت المنحنى، شريحة بعد شريحة.', null),
  ],
  question: { asked: ar('إذا كان f(x) = x³ − 3x، فعند أي x للاقتران قيمة عظمى محلية؟'), answer: ar('عند x = −1.') },
  hasKeys: true,
  signUp: '#signup',
  explore: '#explore',
};
const viewed = (view: CampaignView) => ({ ...args, view, question: null });

export const Dune: Story = { args };
export const Stairs: Story = { tags: ['alike'], args: viewed('stairs') };
export const Pyramid: Story = { tags: ['alike'], args: viewed('pyramid') };
export const Tiles: Story = { tags: ['alike'], args: viewed('tiles') };
export const Salt: Story = { tags: ['alike'], args: viewed('salt') };
export const Indus: Story = { tags: ['alike'], args: viewed('indus') };
export const Mangrove: Story = { tags: ['alike'], args: viewed('mangrove') };
export const Truck: Story = { tags: ['alike'], args: viewed('truck') };
export const Door: Story = { tags: ['alike'], args: viewed('door') };
export const Oasis: Story = { tags: ['alike'], args: viewed('oasis') };
export const Year: Story = { tags: ['alike'], args: viewed('year') };
export const Clip: Story = { tags: ['alike'], args: viewed('clip') };
export const Kites: Story = { tags: ['alike'], args: viewed('kites') };
export const Ajrak: Story = { tags: ['alike'], args: viewed('ajrak') };
export const Railway: Story = { tags: ['alike'], args: viewed('railway') };
export const Deodar: Story = { tags: ['alike'], args: viewed('deodar') };
export const Nilometer: Story = { tags: ['alike'], args: viewed('nilometer') };
export const Mosaic: Story = { tags: ['alike'], args: viewed('mosaic') };
export const Balloon: Story = { tags: ['alike'], args: viewed('balloon') };
/** A country that has no lessons yet, and no keys. */
export const Soon: Story = { args: { ...args, view: 'oasis', state: 'soon', hasKeys: false, question: null } };
/** An offer that does not run. */
export const Over: Story = { args: { ...args, view: 'night', state: 'over', question: null } };
export const LongestWords: Story = {
  args: { ...args, title: ar('كل منحنى له طريق، وكل طريق له بداية تعرفها من أول نظرة'), lead: ar('درس قصير ثم أسئلته. '.repeat(12)) },
};

everyState<CampaignScreenProps>()({ ready: Dune, soon: Soon, over: Over });
