import { sql, type SQL } from 'drizzle-orm';
import { withInitial } from './initial-name.ts';
import { picturesAt } from './picture-address.ts';
import { students, type Role } from './tables.ts';

/** What others see of a student beside what they wrote; made by `shownStudent` of a part of a statement. */
export interface ShownStudent {
  readonly id: string;
  /** By the student's own choice the full name, else the first name with an initial (rule account 49). */
  readonly name: string;
  readonly picture: string | null;
  readonly role: Role;
}

/** The columns that `shownStudent` reads, as a part of a statement; null of who is none, or not active. */
export const activeLooks = (student: SQL) => sql<Looks | null>`(
  select json_build_object('id', ${students.id}, 'fullName', ${students.fullName}, 'image', ${students.image},
    'visibility', ${students.visibility}, 'role', ${students.userType})
  from ${students} where ${students.id} = ${student} and ${students.status} = 'active')`;

/** What somebody says of themselves, where they show it; null of who is none, or not active. */
export const activeBio = (student: SQL) => sql<string | null>`(
  select case when (${students.visibility}->>'bio')::boolean then ${students.bio} end
  from ${students} where ${students.id} = ${student} and ${students.status} = 'active')`;

export type { Role };
export type Looks = { id: string; role: Role } & Pick<typeof students.$inferSelect, 'fullName' | 'image' | 'visibility'>;

export const shownStudent = ({ id, fullName, image, visibility, role }: Looks): ShownStudent => ({
  id,
  name: visibility.full_name ? fullName : withInitial(fullName),
  picture: picturesAt(visibility.picture ? image : null).image_small,
  role,
});

/** Whether somebody is of the house: they may look after what students write (rule community 13). */
export const isStaff = (role: Role): boolean => role === 'teacher' || role === 'teaching_assistant';

/** How a role is shown: teams of strikes as students. */
export const shownRole = (role: Role): 'student' | 'teaching_assistant' | 'teacher' =>
  role === 'teacher' || role === 'teaching_assistant' ? role : 'student';
