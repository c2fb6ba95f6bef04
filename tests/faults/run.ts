import { namesOf } from '../../tools/command-line.ts';
import { accountRaces } from './account-races.ts';
import { erasure } from './erasure.ts';
import { floods } from './floods.ts';
import { kill } from './kill.ts';
import { paths } from './paths.ts';
import { races } from './races.ts';
import { leagueDown } from './league-down.ts';
import { leagueKill } from './league-kill.ts';
import { secondStart } from './second-start.ts';
import { signInFlood } from './sign-in-flood.ts';

/**
 * `npm run test:faults [-- NAME …]` with the names below: when many come at once, when the power goes, also
 * while accounts are erased, when two start, without a league, and when a stranger orders dear pages.
 */
const PROGRAMS = {
  paths,
  races,
  'account-races': accountRaces,
  'sign-in-flood': signInFlood,
  kill,
  erasure,
  'second-start': secondStart,
  'league-kill': leagueKill,
  'league-down': leagueDown,
  floods,
};

const names = namesOf(process.argv.slice(2), Object.keys(PROGRAMS));
let findings = 0;
for (const [name, program] of Object.entries(PROGRAMS)) if (names.includes(name)) findings += await program();
console.log(findings === 0 ? '\nfaults: nothing found' : `\nfaults: ${findings} findings`);
process.exit(findings === 0 ? 0 : 1);
