import type { CollectableAnswer, MarkedProps, QuestionProps } from '../props.ts';

export const say = (...parts: (string | { tex: string; mathml: string })[]) => ({
  lang: 'ar' as const,
  parts: parts.map((part) =>
    typeof part === 'string' ? { kind: 'text' as const, text: part } : { kind: 'math' as const, display: false, ...part },
  ),
});
const math = (tex: string, inside: string) => ({ tex, mathml: `<math>${inside}</math>` });
const newtons = (value: string) =>
  say(math(`${value}\\,\\mathrm{N}`, `<mn>${value}</mn><mspace width="0.17em"/><mi mathvariant="normal">N</mi>`));
export const options = (...texts: ReturnType<typeof say>[]) => texts.map((text, index) => ({ key: `k${index}`, text }));
export const base = { id: 4, difficulty: 'medium' as const };

export const single: QuestionProps = {
  ...base,
  type: 'single_choice',
  stem: say(
    'سيارة كتلتها ',
    math('m=1200\\,\\mathrm{kg}', '<mi>m</mi><mo>=</mo><mn>1200</mn><mspace width="0.17em"/><mi mathvariant="normal">kg</mi>'),
    ' زادت سرعتها من ',
    math('10\\,\\mathrm{m/s}', '<mn>10</mn><mspace width="0.17em"/><mi mathvariant="normal">m/s</mi>'),
    ' إلى ',
    math('25\\,\\mathrm{m/s}', '<mn>25</mn><mspace width="0.17em"/><mi mathvariant="normal">m/s</mi>'),
    ' خلال خمس ثوانٍ. ما مقدار القوة المحصّلة المؤثرة فيها؟',
  ),
  options: options(newtons('1800'), newtons('3600'), newtons('6000'), newtons('18000')),
};
export const ordering: QuestionProps = {
  ...base,
  id: 5,
  type: 'ordering',
  stem: say('رتّب خطوات حل مسألة على القانون الثاني.'),
  items: options(say('حساب التسارع'), say('رسم القوى'), say('إيجاد القوة المحصّلة')),
};
export const matching: QuestionProps = {
  ...base,
  id: 6,
  type: 'matching',
  stem: say('صل كل كمية بوحدتها.'),
  'left': options(say('القوة'), say('الكتلة'), say('التسارع')),
  'right': options(say('kg'), say('m/s²'), say('N')),
};

const explanation = say('السرعة زادت 15 m/s في خمس ثوانٍ، فالتسارع 3 m/s²، والقوة كتلة في تسارع.');
const answers: MarkedProps[] = [
  {
    question: single,
    given: { type: 'single_choice', choice: 'k2' },
    modelAnswer: { type: 'single_choice', choice: 'k1' },
    isCorrect: false,
    points: 0,
    explanation,
  },
  {
    question: { ...base, id: 7, type: 'numeric', unit: 'm/s²', stem: say('احسب التسارع.') },
    given: { type: 'numeric', value: '3' },
    modelAnswer: { type: 'numeric', value: '3' },
    isCorrect: true,
    points: 1,
    explanation,
  },
  {
    question: ordering,
    given: { type: 'ordering', order: ['k1', 'k0', 'k2'] },
    modelAnswer: { type: 'ordering', order: ['k1', 'k2', 'k0'] },
    isCorrect: false,
    points: 0,
    explanation,
  },
  {
    question: matching,
    given: { type: 'matching', pairs: { k0: 'k2', k1: 'k0', k2: 'k1' } },
    modelAnswer: { type: 'matching', pairs: { k0: 'k2', k1: 'k0', k2: 'k1' } },
    isCorrect: true,
    points: 1,
    explanation,
  },
  {
    question: { ...base, id: 8, type: 'true_false', stem: say('الوزن والكتلة كمية واحدة.') },
    given: null,
    modelAnswer: { type: 'true_false', value: false },
    isCorrect: false,
    points: 0,
    explanation,
  },
];
export const marked: CollectableAnswer[] = answers.map((one) => ({ ...one, collect: '#collect' }));
