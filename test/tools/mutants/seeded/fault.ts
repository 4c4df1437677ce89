/**
 * A fault that somebody could write without noticing: one place of the product, whose text `from` stands there once and
 * becomes `to`. It compiles. `files` are tests that fail for it, `journey` the title of the one that does.
 */
export type Fault = {
  name: string;
  file: string;
  from: string;
  to: string;
  files: readonly string[];
  journey?: string;
  /** The width at which the journey is walked; a desktop's if it is not named. */
  project?: "phone";
};
