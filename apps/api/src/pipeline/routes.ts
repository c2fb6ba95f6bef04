import { pipeline } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import { record } from './service.ts';

export const pipelineRoutes = defineRoutes(pipeline, {
  record: ({ db, options, network, student, userAgent, now }, given) => record(db, options, { network, student, userAgent }, given, now()),
});
