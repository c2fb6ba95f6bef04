/**
 * A meaning of the product's glossary (docs/words.md), with its word in each language and what it is not
 * called.
 */
interface Term {
  meaning: string;
  words: Readonly<Record<string, { word: string; not: readonly string[] }>>;
}

const SECTION = '## Words of the product';
const COLUMNS = ['ar', 'en', 'ur'] as const;
/** A word in brackets states a rule; no text is searched for it. */
const isRule = (word: string): boolean => word.startsWith('(');

/** The glossary's rows. Throws where the section is missing, or a row has not its seven cells. */
export function termsOf(markdown: string): Term[] {
  const section = markdown.split(`${SECTION}\n`)[1]?.split(/^## /m)[0];
  if (section === undefined) throw new Error(`docs/words.md has no section “${SECTION.slice(3)}”`);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const cells = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length !== 7) throw new Error(`docs/words.md: a row of the glossary has ${cells.length} cells, not 7: ${row}`);
    const [meaning = '', ...rest] = cells;
    return {
      meaning,
      words: Object.fromEntries(
        COLUMNS.map((language, at) => [
          language,
          { word: rest[at * 2] ?? '', not: (rest[at * 2 + 1] ?? '').split(/[,،] /).filter((word) => word !== '') },
        ]),
      ),
    };
  });
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/**
 * Arabic writes "and", "so", "in", "as" and "for" as one letter of the word, and "it" and "them" as its
 * end.
 */
const JOINED: Record<string, [string, string]> = { ar: ['[وفبكل]?', '(?:ه|ها|هم|هما|نا)?'] };
const wholeWord = (word: string, language: string): RegExp => {
  const [before, after] = JOINED[language] ?? ['', ''];
  return new RegExp(`(?<![\\p{L}\\p{M}])${before}${escaped(word)}${after}(?![\\p{L}\\p{M}])`, 'iu');
};

/** Slots, tags and paths are no words of a text. */
const wordsOf = (text: string): string => text.replace(/\{\{.*?\}\}|<[^>]*>|[\w-]+(?:\/[\w-]+)+/g, ' ');

/**
 * Texts that call something by a word that the glossary refuses, and words of the glossary that no text says.
 * `texts`: each text by its language and then by its place, `errors.json not_found`.
 */
export function glossaryProblems(terms: readonly Term[], texts: Readonly<Record<string, ReadonlyMap<string, string>>>): string[] {
  return Object.entries(texts).flatMap(([language, ofLanguage]) => {
    const entries = terms.flatMap(({ meaning, words }) => {
      const own = words[language];
      return own ? [{ meaning, ...own, not: own.not.map((word) => [word, wholeWord(word, language)] as const) }] : [];
    });
    const approved = entries
      .map(({ word }) => word)
      .filter((word) => !isRule(word))
      .sort((one, other) => other.length - one.length);
    const all = [...ofLanguage.values()].join('\n').toLowerCase();
    return [
      ...[...ofLanguage].flatMap(([place, text]) => {
        const said = wordsOf(text);
        return entries.flatMap(({ meaning, word, not }) =>
          not
            .filter(([refused, pattern]) => {
              // what another row approves of is no fault within it: "wrong" in "something went wrong"
              const holding = approved.filter(
                (other) => other.length > refused.length && other.toLowerCase().includes(refused.toLowerCase()),
              );
              const rest = holding.reduce((left, phrase) => left.replace(new RegExp(escaped(phrase), 'giu'), ' '), said);
              return pattern.test(rest);
            })
            .map(([refused]) => `locales/${language}/${place}: write “${word}” (${meaning}), not “${refused}”`),
        );
      }),
      ...approved
        .filter((word) => !all.includes(word.toLowerCase()))
        .map((word) => `docs/words.md: no text in locales/${language} says “${word}”; the glossary keeps only what is said`),
    ];
  });
}
