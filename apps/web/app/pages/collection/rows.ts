import { rows } from '../../row.ts';

const OWN = { who: 'student', otherwise: 'signin', unlisted: true, section: 'collections' } as const;
const collection = '5d6a0c52-0000-4000-8000-000000000000';

export const collectionRows = rows({
  collections: { path: 'collections', file: 'collection/collections.tsx', ...OWN, texts: ['collection', 'errors', 'collectionErrors'] },
  addToCollection: { path: 'collections/add', file: 'collection/add.tsx', ...OWN, texts: ['collection', 'errors', 'collectionErrors'], unvisited: true },
  collection: {
    path: 'collections/:collection',
    params: { collection: 'uuid' },
    file: 'collection/collection.tsx',
    ...OWN,
    texts: ['collection', 'errors', 'collectionErrors'],
    example: { collection },
    unvisited: true,
  },
  collectedQuestion: {
    path: 'collections/:collection/question/:question',
    params: { collection: 'uuid' },
    file: 'collection/question.tsx',
    ...OWN,
    texts: ['collection', 'assessment', 'errors', 'answerErrors'],
    example: { collection, question: 1 },
    unvisited: true,
  },
  collectionRound: {
    path: 'collections/:collection/round',
    params: { collection: 'uuid' },
    file: 'collection/round.tsx',
    ...OWN,
    frame: 'stage',
    texts: ['collection', 'assessment', 'marks', 'errors', 'answerErrors'],
    example: { collection },
    unvisited: true,
  },
  collectionSheet: {
    path: 'collections/:collection/sheet',
    params: { collection: 'uuid' },
    file: 'collection/sheet.tsx',
    ...OWN,
    texts: ['collection', 'assessment'],
    example: { collection },
    unvisited: true,
  },
  sharedCollection: {
    path: 'collections-free/:collection',
    params: { collection: 'uuid' },
    file: 'collection/shared.tsx',
    who: 'anyone',
    unlisted: true,
    meta: 'collection',
    texts: ['collection', 'errors', 'collectionErrors'],
    example: { collection },
    unvisited: true,
  },
});
