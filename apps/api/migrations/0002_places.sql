CREATE VIEW "public"."subtopic_places" AS (
  select s.id as subtopic_id, s.title as subtopic_title, s."order" as subtopic_order,
    t.id as topic_id, t.title as topic_title, t."order" as topic_order,
    j.id as subject_id, j."order" as subject_order, j.program_id,
    not (s.retired or t.retired or j.retired or p.retired) as live
  from "subtopics" s
  join "topics" t on t.id = s.topic_id
  join "subjects" j on j.id = t.subject_id
  join "programs" p on p.id = j.program_id);--> statement-breakpoint
CREATE VIEW "public"."lesson_places" AS (
  select s.subtopic_id, s.subtopic_title, s.subtopic_order, s.topic_id, s.topic_title, s.topic_order,
    s.subject_id, s.subject_order, s.program_id, s.live and not l.retired as live,
    l.id as lesson_id, l.title as lesson_title, l."order" as lesson_order, l.is_premium, l.is_head, l.duration,
    (select min(q.id) from "quizzes" q where q.lesson_id = l.id and not q.retired) as quiz_id
  from "lessons" l
  join subtopic_places s on s.subtopic_id = l.subtopic_id);