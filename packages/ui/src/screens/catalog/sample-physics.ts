import { isLanguage, type Language, type Localized } from '@darb/language';

/** Titles of the physics of Jordan, for stories that show the real lengths in the language of the page. */
type Words = readonly [ar: string, en: string, ur: string];

const SUBJECT: Words = ['الفيزياء', 'Physics', 'طبیعیات'];
const PROGRAM: Words = ['التوجيهي، العلمي', 'Tawjihi, scientific', 'توجیہی، سائنس'];
const TOPICS: readonly { title: Words; subtopics: readonly { title: Words; lessons: readonly Words[] }[] }[] = [
  {
    title: ['الميكانيكا', 'Mechanics', 'میکانیات'],
    subtopics: [
      {
        title: ['قوانين نيوتن', 'Newton’s laws', 'نیوٹن کے قوانین'],
        lessons: [
          ['القصور الذاتي وقانون نيوتن الأول', 'Inertia and Newton’s first law', 'جمود اور نیوٹن کا پہلا قانون'],
          ['قانون نيوتن الثاني', 'Newton’s second law', 'نیوٹن کا دوسرا قانون'],
          ['قانون نيوتن الثالث', 'Newton’s third law', 'نیوٹن کا تیسرا قانون'],
        ],
      },
      {
        title: ['الزخم الخطي والتصادمات', 'Linear momentum and collisions', 'خطی مومنٹم اور تصادم'],
        lessons: [
          ['الزخم الخطي والدفع', 'Linear momentum and impulse', 'خطی مومنٹم اور امپلس'],
          ['حفظ الزخم الخطي', 'Conservation of linear momentum', 'خطی مومنٹم کی بقا'],
          ['التصادمات المرنة وغير المرنة', 'Elastic and inelastic collisions', 'لچکدار اور غیر لچکدار تصادم'],
        ],
      },
    ],
  },
  {
    title: ['الكهرباء والمغناطيسية', 'Electricity and magnetism', 'برق اور مقناطیسیت'],
    subtopics: [
      {
        title: ['التيار الكهربائي', 'Electric current', 'برقی رو'],
        lessons: [
          ['المقاومة وقانون أوم', 'Resistance and Ohm’s law', 'مزاحمت اور اوہم کا قانون'],
          ['القوة الدافعة الكهربائية والدارة البسيطة', 'Electromotive force and the simple circuit', 'برقی محرک قوت اور سادہ سرکٹ'],
        ],
      },
    ],
  },
];

/** The language that Storybook's toolbar asks for. */
export const languageIn = (globals: Record<string, unknown>): Language => (isLanguage(globals['language']) ? globals['language'] : 'ar');

export interface SampleSubject {
  title: Localized;
  program: Localized;
  topics: { title: Localized; subtopics: { title: Localized; lessons: Localized[] }[] }[];
}

/** The subject as a page in `language` names it. */
export function physicsIn(language: Language): SampleSubject {
  const said = ([ar, en, ur]: Words): Localized => ({ text: { ar, en, ur }[language], lang: language });
  return {
    title: said(SUBJECT),
    program: said(PROGRAM),
    topics: TOPICS.map(({ title, subtopics }) => ({
      title: said(title),
      subtopics: subtopics.map((subtopic) => ({ title: said(subtopic.title), lessons: subtopic.lessons.map(said) })),
    })),
  };
}
