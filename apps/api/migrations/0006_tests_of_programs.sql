CREATE VIEW "public"."test_places" AS (
  select s.subtopic_id, s.subtopic_title, s.subtopic_order, s.topic_id, s.topic_title, s.topic_order,
    s.subject_id, s.subject_order, s.program_id, s.live and not q.retired as live,
    q.id as test_id, q.title as test_title, q."order" as test_order, q.is_premium,
    (select count(distinct a.key)::int from "questions" a where a.quiz_id = q.id and not a.retired) as questions
  from "quizzes" q
  join subtopic_places s on s.subtopic_id = q.subtopic_id);