import type { Client } from '@darb/contract';
import { countries, countryOf } from '@darb/contract/countries';
import type { CountryOfPrograms, ProgramRow } from '@darb/ui/screens/account/props';
import type { Visit } from '../../visit.ts';

/**
 * The programs of the student's country, or of the one that was picked in the list (`?country=`). `hrefIn`
 * writes the page's own address for a country.
 */
export async function programChoice(
  { visit, search, api }: { visit: Visit; search: URLSearchParams; api: Client },
  hrefIn: (at: Visit) => string,
): Promise<{ programs: ProgramRow[]; countryName: string; countries: CountryOfPrograms[] }> {
  const shown = countryOf(search.get('country') ?? visit.country);
  const { programs } = await api.catalog.programs({ country: shown.code });
  return {
    countryName: shown.name[visit.language],
    countries: countries
      .filter(({ published }) => published)
      .map(({ code, name }) => ({
        code,
        name: name[visit.language],
        href: hrefIn({ ...visit, country: code }),
        current: code === shown.code,
      })),
    programs: [...programs]
      .sort((a, b) => b.order - a.order)
      .map(({ id, title, subjects_count, lessons_count, tests_count }) => ({
        id,
        title,
        subjectsCount: subjects_count,
        lessonsCount: lessons_count,
        testsCount: tests_count,
      })),
  };
}
