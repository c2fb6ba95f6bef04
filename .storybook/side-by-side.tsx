import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '@darb/language';

/** The address of a story alone, in one language and otherwise as the toolbar says. */
const addressOf = (id: string, language: Language, globals: Record<string, unknown>): string => {
  const asked = Object.entries({ ...globals, language })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`);
  return `iframe.html?id=${id}&viewMode=story&globals=${asked.join(';')}`;
};

/** One story in every language, each in a page of its own: direction and fonts are a whole page's. */
export const SideBySide = ({ id, globals, height }: { id: string; globals: Record<string, unknown>; height: string }) => (
  <div style={{ display: 'grid', gridTemplateColumns: `repeat(${LANGUAGES.length}, minmax(0, 1fr))`, blockSize: height, gap: 2 }}>
    {LANGUAGES.map((language) => (
      <iframe
        key={language}
        title={LANGUAGE_NAMES[language]}
        dir={directionOf(language)}
        src={addressOf(id, language, globals)}
        style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
      />
    ))}
  </div>
);
