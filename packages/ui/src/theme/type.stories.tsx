import { directionOf, type Language } from '@darb/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scripts } from './tokens.ts';

/**
 * Three scripts, each with its own steps: Arabic and Latin in Cairo, Urdu in Nastaliq, whose letters stand
 * larger, so that its steps are smaller and its lines further apart. The page's language decides
 * (`:root:lang()`); a text in another language of an Urdu page stands in Cairo.
 */
const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { ar, en, ur } = scripts;
/** What a language does not say of itself it has from Arabic, as in the theme. */
const LOOKS = {
  ar: { font: ar.font.text, size: ar.size, leading: ar.leading, weight: ar.weight.head, room: ar.room },
  en: { font: ar.font.text, size: { ...ar.size, ...en.size }, leading: en.leading, weight: ar.weight.head, room: ar.room },
  ur: { font: ur.font.text, size: ur.size, leading: ur.leading, weight: ur.weight.head, room: ur.room },
} satisfies Record<Language, unknown>;
type Step = keyof typeof ar.size;

const TEXTS: Record<Language, { short: string; long: string }> = {
  ar: {
    short: 'قانون نيوتن الثاني',
    long: 'كل مادة طريقٌ واضح: درس، ثم أسئلة، ثم الخطوة التالية. تعرف دائمًا أين توقفت وإلى أين تمضي، وما بقي حتى الاختبار.',
  },
  en: {
    short: 'Newton’s second law',
    long: 'Every subject is a clear path: a lesson, then questions, then the next step. You always know where you stopped and where to go.',
  },
  ur: {
    short: 'نیوٹن کا دوسرا قانون',
    long: 'ہر مضمون ایک صاف راستہ ہے: سبق، پھر سوالات، پھر اگلا قدم۔ آپ ہمیشہ جانتے ہیں کہ کہاں رکے تھے اور کہاں جانا ہے۔',
  },
};
const LANGUAGES: readonly Language[] = ['ar', 'en', 'ur'];
const isHead = (step: Step) => step === 'xl' || step === 'xxl' || step === 'xxxl' || step === 'hero';

const Label = ({ children }: { children: string }) => (
  <code dir="ltr" lang="en" style={{ fontSize: 14, lineHeight: 1.5 }}>
    {children}
  </code>
);

const Specimen = ({ language, step, leading }: { language: Language; step: Step; leading: keyof typeof ar.leading }) => {
  const look = LOOKS[language];
  return (
    <div>
      <Label>{`${step} ${look.size[step]} / ${leading} ${look.leading[leading]}`}</Label>
      <div
        lang={language}
        style={{
          direction: directionOf(language),
          textAlign: 'start',
          fontFamily: look.font,
          fontSize: look.size[step],
          lineHeight: look.leading[leading],
          fontWeight: isHead(step) ? look.weight : 400,
        }}
      >
        {leading === 'text' ? TEXTS[language].long : TEXTS[language].short}
      </div>
    </div>
  );
};

const list = { display: 'grid', gap: 24 };
const steps = (language: Language): Story => ({
  render: () => (
    <div style={list}>
      {(Object.keys(ar.size) as Step[]).map((step) => (
        <Specimen key={step} language={language} step={step} leading={isHead(step) ? 'display' : 'ui'} />
      ))}
    </div>
  ),
});

export const Arabic: Story = steps('ar');
export const English: Story = steps('en');
export const Urdu: Story = steps('ur');

/** Running text, in the line height that each script needs. */
export const Paragraphs: Story = {
  render: () => (
    <div style={list}>
      {LANGUAGES.map((language) => (
        <Specimen key={language} language={language} step="m" leading="text" />
      ))}
    </div>
  ),
};

/**
 * The room above and below the words of a control. Nastaliq begins high above its baseline and ends low, so
 * that its room is uneven.
 */
export const Room: Story = {
  render: () => (
    <div style={{ ...list, justifyItems: 'start' }}>
      {LANGUAGES.map((language) => {
        const { font, size, leading, room } = LOOKS[language];
        return (
          <div key={language}>
            <Label>{`${room.buttonAbove} above, ${room.buttonBelow} below`}</Label>
            <div
              lang={language}
              style={{
                direction: directionOf(language),
                fontFamily: font,
                fontSize: size.m,
                lineHeight: leading.ui,
                minBlockSize: room.controlHeight,
                paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
                paddingInline: 24,
                border: '2px solid currentColor',
                borderRadius: 8,
              }}
            >
              {TEXTS[language].short}
            </div>
          </div>
        );
      })}
    </div>
  ),
};
