import { foldArabic } from './fold.ts';
import { plainTyped, typedReadings, valueOf, type TypedNumber } from './typed-number.ts';

/**
 * A unit's symbol in lower case, then its names in Arabic, English and Urdu; `□` begins a power that is said
 * in words.
 */
const NAMES = `n نيوتن نيوٹن newton
j جول جاول joule
w واط وات watt
v فولت فولط ولت وولٹ volt
a امبير ایمپیئر ampere amp
ω اوم اوهم ohm
c كولوم كولومب coulomb
hz هرتز هرٹز hertz
pa باسكال پاسكل pascal
kg كيلوغرام كيلوجرام كغم كغ كجم كلوگرام kilogram
g غرام جرام غم غ گرام gram
km كيلومتر كم كلوميٹر kilometre kilometer
m متر امتار مترا م ميٹر metre meter
cm سنتيمتر سم سنٹي_ميٹر سينٹي_ميٹر centimetre centimeter
mm مليمتر ميليمتر ملم ملي_متر ملي_ميٹر millimetre millimeter
s ثانيه ثوان ثواني ث سيكنڈ second sec
min دقيقه دقائق دقايق د منٹ minute
h ساعه ساعات س گهنٹه گهنٹا گهنٹے hour hr
k كلفن كيلفن كيلون kelvin
°c سلسيوس °م celsius
% بالمئه بالمايه ٪ فيصد percent
° درجه درجات ڈگري degree
l لتر ل ليٹر litre liter
mol مول mole
rad راديان ريڈين radian
/ لكل في كل per في_كل
□2 مربع تربيع square squared
□3 مكعب تكعيب cubic cubed`;

const symbolOf = new Map(
  NAMES.split('\n').flatMap((line) => {
    const [symbol = '', ...names] = line.split(' ');
    return names.map((name) => [foldArabic(name.replace('_', ' ')), symbol] as const);
  }),
);
const longest = [...symbolOf.keys()].filter((name) => name.includes(' '));

const symbol = (word: string): string =>
  symbolOf.get(word) ?? symbolOf.get(word.replace(/^ال/, '')) ?? (word.length > 3 ? (symbolOf.get(word.replace(/s$/, '')) ?? word) : word);

/**
 * A unit in one writing, whatever language and keyboard it was typed with: `متر/ثانية²`, `m/s^2`, `M/S2` and
 * `m s⁻²` are the same.
 */
export function plainUnit(typed: string): string {
  let text = foldArabic(plainTyped(typed)).replace(/[\^]/g, '');
  for (const name of longest) text = text.replace(name, symbolOf.get(name) ?? name);
  const words = (text.match(/°?[\p{L}\p{M}]+|-?\d+|[°%٪/]/gu) ?? []).map(symbol);
  // "square metre" says the power first
  for (let at = 0; at + 1 < words.length; at++) {
    const [power = '', unit = ''] = words.slice(at, at + 2);
    if (power.startsWith('□') && /^\p{L}/u.test(unit) && !/^\p{L}/u.test(words[at - 1] ?? '')) words.splice(at, 2, unit, power);
  }
  return words
    .join(' ')
    .replace(/(?:^| )(\S+) -(\d+)/g, (_, unit: string, power: string) => `/${unit}${power === '1' ? '' : power}`)
    .replace(/[ □]/g, '');
}

/**
 * Every number that a typed quantity can be (`typedReadings`), with or without the unit behind it that the
 * question asks for: its symbol in any case, or its name in Arabic, English or Urdu. None when it is no
 * number, and when another unit stands behind it.
 */
export function quantityReadings(typed: string, unit: string | null): TypedNumber[] {
  const plain = plainTyped(typed);
  const alone = typedReadings(plain);
  if (alone.length > 0 || unit === null) return alone;
  const wanted = plainUnit(unit);
  for (let end = plain.length - 1; end > 0; end--) {
    // a number is never cut in two
    if (/^\d\d/.test(plain.slice(end - 1)) || plainUnit(plain.slice(end)) !== wanted) continue;
    const readings = typedReadings(plain.slice(0, end));
    if (readings.length > 0) return readings;
  }
  return [];
}

/** Every value that a typed quantity can have (`quantityReadings`), without repeats. */
export const typedQuantities = (typed: string, unit: string | null): number[] => [...new Set(quantityReadings(typed, unit).map(valueOf))];
