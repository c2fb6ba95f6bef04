import type { Rich } from '@darb/language';
import type { MatchQuestion, ShownPlayer } from './match-props.ts';

const say = (text: string): Rich => ({ lang: 'ar', parts: [{ kind: 'text', text }] });
const math = (mathml: string, tex: string): Rich => ({
  lang: 'ar',
  parts: [{ kind: 'math', mathml: `<math>${mathml}</math>`, tex, display: false }],
});
const unit = (above: string, below: string, power = ''): Rich =>
  math(
    `<mrow><mi mathvariant="normal">${above}</mi><mo>/</mo>${power ? `<msup><mi mathvariant="normal">${below}</mi><mn>${power}</mn></msup>` : `<mi mathvariant="normal">${below}</mi>`}</mrow>`,
    `${above}/${below}${power ? `^${power}` : ''}`,
  );

export const salma: ShownPlayer = { name: 'سلمى ع.', avatar: null, isBot: false };
export const yazan: ShownPlayer = { name: 'يزن عبد الرحمن الخطيب', avatar: null, isBot: false };
export const bot: ShownPlayer = { name: 'نور', avatar: null, isBot: true };
export const hidden: ShownPlayer = { name: null, avatar: null, isBot: false };
/** Names that are hard to show: each keeps its own order and is cut at its own end. */
export const hardNames: readonly string[] = [
  'أحمد',
  'Omar_99.',
  'Emma Charlotte Wilson-Montgomery',
  'محمد عبدالرحمٰن بن یوسف الگیلانی قریشی صاحبزادہ',
  '7أبطال',
  'سلمى\u202Eنيوز',
  '👩🏽‍🚀 ليان',
];

export const short: MatchQuestion = {
  id: 1,
  stem: {
    lang: 'ar',
    parts: [
      { kind: 'text', text: 'أيٌّ من الآتي يساوي وحدة النيوتن ' },
      {
        kind: 'math',
        mathml: '<math><mo stretchy="false">(</mo><mi mathvariant="normal">N</mi><mo stretchy="false">)</mo></math>',
        tex: '(N)',
        display: false,
      },
      { kind: 'text', text: '؟' },
    ],
  },
  options: [unit('kg·m', 's'), unit('kg·m', 's', '2'), unit('kg·m²', 's', '2'), unit('kg', 'm')],
};
export const long: MatchQuestion = {
  id: 2,
  stem: say('جسم موضوع على سطح خشن تؤثر فيه قوة أفقية تزداد تدريجيًّا حتى يتحرّك؛ أيّ عبارة تصف قوة الاحتكاك المؤثرة فيه وصفًا صحيحًا؟'),
  options: [
    say('تبقى ثابتة منذ لحظة التأثير بالقوة الأفقية حتى يتوقف الجسم عن الحركة تمامًا'),
    say('تزداد مع القوة حتى تبلغ قيمتها العظمى، ثم تنقص قليلًا حين يتحرّك الجسم'),
    say('تنقص مع زيادة القوة الأفقية حتى تنعدم في اللحظة التي يبدأ فيها الجسم الحركة'),
    say('تساوي وزن الجسم دائمًا، ولا تتغيّر بتغيّر القوة المؤثرة ولا بطبيعة السطح'),
  ],
};
export const explanation = say(
  'النيوتن قوة تُكسب كتلة كيلوغرام واحد تسارعًا مقداره متر لكل ثانية مربّعة.\nوهي لذلك كيلوغرام متر لكل ثانية مربّعة.',
);
