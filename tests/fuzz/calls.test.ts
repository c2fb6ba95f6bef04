import { expect } from 'vitest';
import { test } from '../../apps/api/src/testing/learner.ts';
import { PEER } from '../../apps/api/src/testing/test.ts';
import { everyCall, sentAs } from './calls.ts';
import { inputsOf, sampleOf } from './inputs.ts';
import { problemOfApi } from './verdict.ts';

const SEED = 1071;
const CASES = 25;
/** Hashing a password costs as much as a hundred other calls. */
const HASHING = new Set(['account.signUpBySms', 'account.signUpByEmail', 'account.signIn']);

test.for(everyCall)(
  '%s answers whatever comes with a success or a refusal that has words',
  async ([name, call], { api, learner, events }) => {
    const { accessToken } = await learner();
    const inputs = sampleOf(inputsOf(call), HASHING.has(name) ? 8 : CASES, SEED);
    for (const [index, input] of inputs.entries()) {
      const { path, body } = sentAs(call, input);
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(index % 3 === 0 && call.who === 'anyone' ? {} : { 'access-token': accessToken }),
      };
      const response = await api.fetch(
        new Request(`http://localhost/api/${path}`, { method: call.verb, headers, ...(body === undefined ? {} : { body }) }),
        PEER,
      );
      expect(
        problemOfApi({ status: response.status, text: await response.text() }),
        `case ${index}: ${(body ?? path).slice(0, 400)}`,
      ).toBeNull();
    }
    expect(events).toEqual([]);
  },
);
