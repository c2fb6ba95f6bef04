import { page } from '../../server/page.ts';
import { allDialCodes } from './dial-codes.ts';

/** What a browser is told of all countries when it opens their list: nobody's own, and the same for a day. */
export const loader = page('dialCodes', ({ visit }) => {
  throw Response.json(allDialCodes(visit.language), { headers: { 'cache-control': 'private, max-age=86400' } });
});
