import 'i18next';
import type account from '../../../locales/ar/account.json';
import type assessment from '../../../locales/ar/assessment.json';
import type billing from '../../../locales/ar/billing.json';
import type catalog from '../../../locales/ar/catalog.json';
import type challengeResult from '../../../locales/ar/challengeResult.json';
import type collection from '../../../locales/ar/collection.json';
import type errors from '../../../locales/ar/errors.json';
import type formErrors from '../../../locales/ar/formErrors.json';
import type frame from '../../../locales/ar/frame.json';
import type leaderboard from '../../../locales/ar/leaderboard.json';
import type league from '../../../locales/ar/league.json';
import type leagueHome from '../../../locales/ar/leagueHome.json';
import type learning from '../../../locales/ar/learning.json';
import type lobby from '../../../locales/ar/lobby.json';
import type location from '../../../locales/ar/location.json';
import type match from '../../../locales/ar/match.json';
import type outcome from '../../../locales/ar/outcome.json';
import type practice from '../../../locales/ar/practice.json';
import type progress from '../../../locales/ar/progress.json';
import type reportFile from '../../../locales/ar/reportFile.json';
import type reports from '../../../locales/ar/reports.json';
import type search from '../../../locales/ar/search.json';
import type settings from '../../../locales/ar/settings.json';
import type test from '../../../locales/ar/test.json';
import type today from '../../../locales/ar/today.json';
import type testCover from '../../../locales/ar/testCover.json';
import type testResult from '../../../locales/ar/testResult.json';
import type site from '../../../locales/ar/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: {
      frame: typeof frame;
      leaderboard: typeof leaderboard;
      site: typeof site;
      account: typeof account;
      catalog: typeof catalog;
      challengeResult: typeof challengeResult;
      collection: typeof collection;
      learning: typeof learning;
      lobby: typeof lobby;
      league: typeof league;
      leagueHome: typeof leagueHome;
      assessment: typeof assessment;
      outcome: typeof outcome;
      location: typeof location;
      match: typeof match;
      practice: typeof practice;
      progress: typeof progress;
      reports: typeof reports;
      reportFile: typeof reportFile;
      billing: typeof billing;
      search: typeof search;
      settings: typeof settings;
      test: typeof test;
      testCover: typeof testCover;
      today: typeof today;
      testResult: typeof testResult;
      errors: typeof errors;
      formErrors: typeof formErrors;
    };
    returnNull: false;
  }
}
