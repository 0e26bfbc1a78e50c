/** Questions and answers of products; every number that a page shows is stored beside them. */
export const QUESTIONS = `
  CREATE TABLE questions (
    id INTEGER PRIMARY KEY, product_sku TEXT NOT NULL, name TEXT NOT NULL, member_id TEXT, text TEXT NOT NULL,
    is_written INTEGER NOT NULL CHECK (is_written IN (0, 1)), created_at INTEGER NOT NULL,
    answers INTEGER NOT NULL DEFAULT 0 CHECK (answers >= 0), helpful INTEGER NOT NULL DEFAULT 0 CHECK (helpful >= 0),
    usefulness INTEGER NOT NULL GENERATED ALWAYS AS (helpful * 2 + (answers > 0)) STORED
  ) STRICT;
  CREATE INDEX questions_by_usefulness ON questions (product_sku, usefulness, created_at, id);
  CREATE INDEX questions_by_time ON questions (product_sku, created_at, id);
  CREATE INDEX questions_unanswered ON questions (product_sku, created_at, id) WHERE answers = 0;
  CREATE INDEX questions_by_member ON questions (member_id, created_at) WHERE member_id IS NOT NULL;
  CREATE TABLE answers (
    id INTEGER PRIMARY KEY, question_id INTEGER NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
    author TEXT NOT NULL CHECK (author IN ('seller','buyer')), name TEXT NOT NULL, text TEXT NOT NULL,
    helpful INTEGER NOT NULL CHECK (helpful >= 0), created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX answers_by_question ON answers (question_id);
  CREATE TABLE answer_votes (
    answer_id INTEGER NOT NULL, member_id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (answer_id, member_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE question_counts (
    product_sku TEXT PRIMARY KEY, questions INTEGER NOT NULL, unanswered INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE question_sources (product_sku TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE question_words USING fts5(
    product, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
  );
  `;

/** Members' reports of questions and answers; kept when the post is gone, because a moderator still reads them. */
export const QUESTION_REPORTS = `
  CREATE TABLE question_reports (
    type TEXT NOT NULL CHECK (type IN ('question','answer')), post_id INTEGER NOT NULL, member_id TEXT NOT NULL,
    reason TEXT NOT NULL, description TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (type, post_id, member_id)
  ) STRICT, WITHOUT ROWID;
  `;

/** Only published questions are listed, counted and found. Questions from before this migration are published. */
export const QUESTIONS_IN_REVIEW = `
  ALTER TABLE questions ADD COLUMN is_published INTEGER NOT NULL DEFAULT 1 CHECK (is_published IN (0, 1));
  DROP INDEX questions_by_usefulness;
  DROP INDEX questions_by_time;
  DROP INDEX questions_unanswered;
  CREATE INDEX questions_by_usefulness ON questions (product_sku, usefulness, created_at, id) WHERE is_published = 1;
  CREATE INDEX questions_by_time ON questions (product_sku, created_at, id) WHERE is_published = 1;
  CREATE INDEX questions_unanswered ON questions (product_sku, created_at, id) WHERE is_published = 1 AND answers = 0;
  CREATE INDEX questions_in_review ON questions (created_at) WHERE is_published = 0;
  `;

/**
 * Members answer too, as buyers where they bought the product; an answer is in review at first, as a question is. The
 * check of a column cannot be changed, so the table is made again.
 */
export const ANSWERS_OF_MEMBERS = `
  CREATE TABLE all_answers (
    id INTEGER PRIMARY KEY, question_id INTEGER NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
    author TEXT NOT NULL CHECK (author IN ('seller','buyer','member')), name TEXT NOT NULL, text TEXT NOT NULL,
    helpful INTEGER NOT NULL CHECK (helpful >= 0), created_at INTEGER NOT NULL,
    member_id TEXT, is_published INTEGER NOT NULL DEFAULT 1 CHECK (is_published IN (0, 1))
  ) STRICT;
  INSERT INTO all_answers (id, question_id, author, name, text, helpful, created_at)
    SELECT id, question_id, author, name, text, helpful, created_at FROM answers;
  DROP TABLE answers;
  ALTER TABLE all_answers RENAME TO answers;
  CREATE INDEX answers_by_question ON answers (question_id);
  CREATE INDEX answers_of_members ON answers (id) WHERE member_id IS NOT NULL;
  CREATE INDEX answers_by_member ON answers (member_id, created_at) WHERE member_id IS NOT NULL;
  CREATE INDEX answers_in_review ON answers (created_at) WHERE is_published = 0;
  `;
