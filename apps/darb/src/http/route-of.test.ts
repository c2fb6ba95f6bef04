import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeOf } from './route-of.ts';

test.each([
  ['/', '/'],
  ['/ar', '/ar'],
  ['/ar/', '/ar'],
  ['/ar/program/1/subject/2/subtopic/5/lesson/34', '/ar/program/1/subject/2/subtopic/5/lesson/34'],
  ['/explore/1', '/explore/1'],
  ['/en/Explore/1.data', '/en/explore/1.data'],
  ['/ar/_root.data', '/ar/_root.data'],
  ['/ar/TermsOfUse', '/ar/TermsOfUse'],
  ['/api/security/refresh-token', '/api/security/refresh-token'],
  ['/api/docs', '/api/docs'],
  ['/assets/entry-abc.js', '/assets/*'],
  ['/media/0f0f.webm', '/media/*'],
  ['/v2/leaderboard/1_p_all_time/owner/somebody', '/v2/leaderboard/*/owner/*'],
  ['/v2/rpc/find_match', '/v2/rpc/*'],
  ['/ws', '/ws'],
  ['/ar/progress/7fQ2nRb5hJ0kLw1xYz8vTq3mPd6sGc9uAe4iOoB2rXM', '/ar/progress/*'],
])('an address of ours stands in the log as it is: %s as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test.each([
  ['/ar/verify/0790000001', '/ar/*'],
  ['/ar/salma/haddad', '/ar/*'],
  ['/ar/123456', '/ar/*'],
  ['/salma', '/*'],
  ['/api/student/salma', '/api/*'],
  ['/ar/explore/0790123456', '/ar/explore/*'],
  ['/ar/explore/salma', '/ar/explore/*'],
  ['/x/eyJhbGciOiJIUzI1NiJ9.e30.sig', '/*'],
  ['/ar/%65xplore/1', '/ar/*'],
  ['/wp-admin/setup.php', '/*'],
  [`/ar${'/explore'.repeat(900)}`, '/ar/*'],
])('nothing that somebody made up does: %s as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test('whatever is asked for, the log repeats our own words and ids alone', () => {
  const ours = /^\/(?:(?:[A-Za-z_-]+(?:\.(?:json|svg))?|v2|\d{1,6}|\*)(?:\/(?!$)|$|\.data$))*(?:\.data)?$/;
  const part = fc.oneof(
    fc.constantFrom('ar', 'api', 'explore', 'program', 'student', 'info', '1', 'v2', 'account'),
    fc.string(),
    fc.webSegment(),
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 6 }),
      fc.string({ minLength: 8, maxLength: 12, unit: fc.constantFrom('q', 'z', '@', '7') }),
      (parts, typed) => {
        const route = routeOf(`/${[...parts, typed].join('/')}`);
        expect(route).toMatch(ours);
        expect(route).not.toContain(typed);
      },
    ),
  );
});
