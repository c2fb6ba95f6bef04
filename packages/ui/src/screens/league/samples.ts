import type { Rich } from '@darb/language';
import { hardNames } from './match-samples.ts';
import type { BoardRow, LeagueWeek, PlayedRound, ShownPlayer } from './props.ts';

export const student = (name: string | null): ShownPlayer => ({ name, avatar: null, isBot: false });
export const hard: readonly ShownPlayer[] = [...hardNames.map(student), student(null)];

/** A Thursday, two days and seven hours before the week's end. */
export const week: LeagueWeek = { beginsAt: '2026-11-28T21:00:00Z', endsAt: '2026-12-05T21:00:00Z', secondsLeft: 199_200 };

const NAMES = ['تالا ن.', 'عمر ز.', 'جنى ح.', 'يزن خ.', 'سارة ع.', 'ليث ق.', 'مريم أ.', 'كرم ش.', 'هبة ر.', 'سلمى ع.', 'آدم ف.', 'نور م.'];

/** Rows of a board from their ranks and points; the own one is that of `own`. */
export const rowsOf = (
  places: readonly (readonly [rank: number, points: number])[],
  own: number | null,
  names = NAMES.map(student),
): BoardRow[] =>
  places.map(([rank, points], index) => ({
    rank,
    points,
    player: index === own ? student('سلمى ع.') : (names[index % names.length] ?? student(null)),
    isOwn: index === own,
    report: index === own ? null : '#report',
  }));

const say = (text: string): Rich => ({ lang: 'ar', parts: [{ kind: 'text', text }] });
const newtons = (value: string): Rich => ({
  lang: 'ar',
  parts: [
    {
      kind: 'math',
      mathml: `<math><mn>${value}</mn><mspace width=".2em"/><mi mathvariant="normal">N</mi></math>`,
      tex: `${value}\\,\\mathrm{N}`,
      display: false,
    },
  ],
});

const STEMS = [
  'ما شغل قوة عمودية على الإزاحة؟',
  'أيٌّ من الآتي يساوي وحدة النيوتن؟',
  'جسم يسقط سقوطًا حرًّا: ما تسارعه؟',
  'فيمَ تؤثر قوّتا الفعل وردّ الفعل؟',
  'ما محصّلة قوّتين متعامدتين مقدار إحداهما ثلاثة نيوتن والأخرى أربعة؟',
  'جسم كتلته كيلوغرامان تؤثر فيه عشرة نيوتن. ما تسارعه؟',
];

/**
 * Six rounds with these points; an own answer of 0 points is an incorrect one, and of null none. The first
 * that was not right is open, unless another one is named (from 0).
 */
export const roundsOf = (
  own: readonly (number | null)[],
  opponent: readonly number[],
  open = own.findIndex((points) => (points ?? 0) === 0),
): PlayedRound[] =>
  own.map((points, index) => ({
    number: index + 1,
    stem: say(STEMS[index] ?? ''),
    toggle: '#round',
    opened:
      index === open
        ? {
            options: ['5', '7', '12', '1'].map(newtons),
            correct: 0,
            collect: '#collect',
            explanation: index === 4 ? say('القوّتان متعامدتان، فالمحصّلة خمسة نيوتن لا مجموعهما.') : null,
          }
        : null,
    own: {
      option: points === null ? null : points > 0 ? 0 : 1,
      isCorrect: (points ?? 0) > 0,
      points: points ?? 0,
      isPerfect: (points ?? 0) >= 180,
      seconds: points === null ? null : points > 0 ? Math.round((200 - points) / 5) : 14,
    },
    opponent: {
      option: (opponent[index] ?? 0) > 0 ? 0 : 2,
      isCorrect: (opponent[index] ?? 0) > 0,
      points: opponent[index] ?? 0,
      isPerfect: false,
      seconds: 8,
    },
  }));
