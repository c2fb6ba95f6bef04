import type { contract } from '@darb/contract';
import { accountRoutes } from './account/routes.ts';
import { assessmentRoutes } from './assessment/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { collectionRoutes } from './collection/routes.ts';
import { communityRoutes } from './community/routes.ts';
import { leagueRoutes } from './league/routes.ts';
import { learningRoutes } from './learning/routes.ts';
import { pipelineRoutes } from './pipeline/routes.ts';
import { practiceRoutes } from './practice/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { siteRoutes } from './site/routes.ts';
import type { Route } from './router.ts';

export { serveMedia } from './media/serve.ts';

/** Every capability's routes. */
export const routes: Record<keyof typeof contract, readonly Route[]> = {
  account: accountRoutes,
  catalog: catalogRoutes,
  learning: learningRoutes,
  assessment: assessmentRoutes,
  progress: progressRoutes,
  billing: billingRoutes,
  league: leagueRoutes,
  pipeline: pipelineRoutes,
  practice: practiceRoutes,
  search: searchRoutes,
  collection: collectionRoutes,
  community: communityRoutes,
  site: siteRoutes,
};
