import type { EntryContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { laterStyles } from './later-styles.ts';

const sheets = ['/assets/reports-a1.css', '/assets/shared-b2.css', '/assets/strip-c3.css', '/assets/report-details-d4.css'];
const entry = { manifest: { routes: { reports: { id: 'reports', css: sheets } } }, isSpaMode: false } as unknown as EntryContext;
const headOf = (shell: EntryContext) => shell.manifest.routes['reports']?.css;

test('what nothing seen first needs goes from the head to where the screen takes it, and to no other place', () => {
  const later = laterStyles(entry, 'reports');
  expect(later.take?.()).toEqual(sheets.slice(2));
  expect(later.areTaken()).toBe(true);
  expect(headOf(later.without(entry))).toEqual(sheets.slice(0, 2));
  expect(headOf(entry), 'the routes’ own manifest stays as it is').toEqual(sheets);
});

test('a screen that takes none has all of its sheets in the head', () => {
  const later = laterStyles(entry, 'reports');
  expect(later.areTaken()).toBe(false);
  expect(headOf(later.without(entry))).toEqual(sheets);
});

test('a page without such sheets takes none', () => {
  expect(laterStyles(entry, 'dashboard').take).toBeNull();
});
