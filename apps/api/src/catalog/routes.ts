import { catalog } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import { countriesNow } from './countries.ts';
import { countryAt, locate } from './location.ts';
import * as service from './service.ts';

export const catalogRoutes = defineRoutes(catalog, {
  countries: () => ({ countries: countriesNow() }),
  programs: async ({ db, language }, { country }) => ({ programs: await service.programsWithSubjects(db, language, country) }),
  subjects: ({ db, language }, { program_id }) => service.subjectsOfProgram(db, language, program_id),
  subjectsProgram: ({ db, language }, { program_id }) => service.subjectsOfProgram(db, language, program_id),
  allProgramsAllSubjects: async ({ db, language }, { country }) => ({
    programs: await service.programsWithSubjects(db, language, country),
  }),
  subtopicsList: ({ db, language }, { subject_id }) => service.subtopicsList(db, language, subject_id),
  instructorSubject: ({ db, language }, { subject_id }) => service.instructorsOfSubject(db, language, subject_id),
  locationFromIp: ({ options, address }) => locate(options.locationDatabase, address),
  locationFromPosition: (_context, { latitude, longitude }) => countryAt(latitude, longitude),
});
