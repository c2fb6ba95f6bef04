import { account } from './account.ts';
import { assessment } from './assessment.ts';
import { billing } from './billing.ts';
import { catalog } from './catalog.ts';
import { collection } from './collection.ts';
import { community } from './community.ts';
import { league } from './league.ts';
import { learning } from './learning.ts';
import { pipeline } from './pipeline.ts';
import { practice } from './practice.ts';
import { progress } from './progress.ts';
import { search } from './search.ts';
import { site } from './site.ts';

/** Everything that crosses the wire, one group a capability. */
export const contract = {
  account,
  catalog,
  learning,
  assessment,
  progress,
  billing,
  league,
  pipeline,
  practice,
  search,
  collection,
  community,
  site,
} as const;
