CREATE VIEW "public"."path_places" AS (
  select subtopic_id, subtopic_title, subtopic_order, topic_id, topic_title, topic_order, subject_id, subject_order, program_id, live,
    'lesson' as type, lesson_id as item_id, lesson_title as item_title, lesson_order as item_order, is_premium, is_head, duration,
    quiz_id, null::int as questions
  from lesson_places
  union all
  select subtopic_id, subtopic_title, subtopic_order, topic_id, topic_title, topic_order, subject_id, subject_order, program_id, live,
    'test', test_id, test_title, test_order, is_premium, false, null, null, questions
  from test_places);