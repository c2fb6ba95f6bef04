import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import { MAPPED, type ListProps, type Province, type SellingPointsScreenProps } from '../selling-props.ts';
import { SellingPointsScreen } from './SellingPointsScreen.tsx';

const meta: Meta<typeof SellingPointsScreen> = {
  title: 'Site/SellingPoints',
  component: SellingPointsScreen,
  parameters: { frame: 'guest' },
};
export default meta;
type Story = StoryObj<typeof SellingPointsScreen>;

const COUNTS: Readonly<Record<Province, number>> = {
  ...{ irbid: 7, ajloun: 2, jerash: 2, mafraq: 3, balqa: 3, zarqa: 5 },
  ...{ amman: 11, madaba: 2, karak: 2, tafilah: 0, maan: 1, aqaba: 2 },
};
const provinces = (chosen: Province | null) =>
  MAPPED.map((code) => ({ code, count: COUNTS[code], href: `#${code}`, current: code === chosen }));
const store = (name: string, address: string, hours: string | null, number: string | null): ListProps['bookstores'][number] => ({
  province: null,
  name: ar(name),
  address: ar(address),
  hours: hours === null ? null : ar(hours),
  number,
  link: number === null ? null : '#way',
});
const bookstores = [
  store('مكتبة الجامعة', 'شارع الملكة رانيا، مقابل البوابة الشمالية', 'كل يوم من 9 صباحًا إلى 9 مساءً', '06 555 0114'),
  store('قرطاسية النخيل', 'جبل الحسين، دوار فراس', null, '06 555 0162'),
  store('مكتبة الوحدات', 'شارع النادي، قرب المدرسة الإعدادية', null, null),
  store('دار سمير للكتب', 'وسط البلد، درج الكلحة', 'مغلقة يوم الجمعة', '06 555 0127'),
  store('مكتبة مرج الحمام', 'الشارع الرئيسي، بجانب البريد', null, '06 555 0188'),
  store('مكتبة الرابية', 'شارع عبد الله غوشة', null, '06 555 0190'),
];
const deliveries = [
  { name: ar('عمّان والزرقاء'), terms: ar('خلال ساعتين، أجرة التوصيل 1.500 دينار'), link: '#order' },
  { name: ar('إربد والسلط ومادبا'), terms: ar('في اليوم نفسه، أجرة التوصيل 2.500 دينار'), link: '#order' },
];
const filter = (chosen: Province | null) => ({ action: '#', country: 'JO', provinces: provinces(chosen), chosen });

export const Chosen: Story = {
  args: {
    state: 'ready',
    contact: '#contact',
    count: 40,
    filter: filter('amman'),
    map: { props: { provinces: provinces('amman') } },
    list: { props: { chosen: 'amman', bookstores } },
    deliveries,
  },
};
/** All provinces, each bookstore with its own. */
export const All: Story = {
  args: {
    ...Chosen.args,
    filter: filter(null),
    map: { props: { provinces: provinces(null) } },
    list: {
      props: { chosen: null, bookstores: bookstores.slice(0, 3).map((each, at) => ({ ...each, province: MAPPED[at * 4] ?? null })) },
    },
  },
};
/** Nobody sells it in this province yet, and nobody brings it. */
export const NoneInProvince: Story = {
  tags: ['alike'],
  args: {
    ...Chosen.args,
    filter: filter('tafilah'),
    map: { props: { provinces: provinces('tafilah') } },
    list: { props: { chosen: 'tafilah', bookstores: [] } },
    deliveries: [],
  },
};
/** A country without bookstores and without a map, where it is delivered. */
export const DeliveryAlone: Story = {
  tags: ['alike'],
  args: {
    state: 'ready',
    contact: '#contact',
    count: 0,
    filter: null,
    map: null,
    list: { props: { chosen: null, bookstores: [] } },
    deliveries,
  },
};
export const Empty: Story = { tags: ['alike'], args: { state: 'empty', contact: '#contact', explore: '#explore' } };

everyState<SellingPointsScreenProps>()({ ready: Chosen, empty: Empty });
