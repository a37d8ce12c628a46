import type { Generated } from 'kysely'
import type { TextLanguage } from '../../language'

/** What members are told, and what they write. */
export const messagesSchema = `
  create table announcement (
    id text not null primary key,
    type text not null,
    category text,
    shownWith text,
    link text,
    image text,
    position integer not null,
    publishedAt integer not null
  ) strict;

  create table announcementText (
    id text not null references announcement(id),
    language text not null,
    title text not null,
    content text not null,
    primary key (id, language)
  ) strict;

  create table message (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    params text not null,
    sentAt integer not null,
    readAt integer
  ) strict;
  create index messageAccount on message (accountId, sentAt);

  create table mail (
    id integer primary key,
    merchant text not null,
    account text not null,
    toAddress text not null,
    subject text not null,
    body text not null,
    sentAt integer not null
  ) strict;
  create index mailAccount on mail (merchant, account);

  create table feedback (
    reference text not null primary key,
    requestId text not null,
    merchant text not null,
    accountId integer,
    client text not null,
    questionType text not null,
    content text not null,
    contact text,
    images text not null default '[]',
    sentAt integer not null,
    dueAt integer,
    unique (merchant, requestId)
  ) strict;
  create index feedbackAccount on feedback (accountId, sentAt);

  create table feedbackAnswer (
    id integer primary key,
    reference text not null references feedback(reference),
    content text,
    answeredAt integer not null
  ) strict;
  create index feedbackAnswerReference on feedbackAnswer (reference);
`

export interface MessagesTables {
  readonly announcement: AnnouncementTable
  readonly announcementText: { id: string; language: TextLanguage; title: string; content: string }
  readonly message: MessageTable
  readonly mail: MailTable
  readonly feedback: FeedbackTable
  readonly feedbackAnswer: FeedbackAnswerTable
}

interface AnnouncementTable {
  id: string
  type: string
  category: string | null
  shownWith: string | null
  link: string | null
  image: string | null
  position: number
  publishedAt: number
}

interface MessageTable {
  id: Generated<number>
  accountId: number
  kind: string
  /** JSON: values that its text names. */
  params: string
  sentAt: number
  readAt: number | null
}

interface MailTable {
  id: Generated<number>
  merchant: string
  /** Account name. */
  account: string
  toAddress: string
  subject: string
  body: string
  sentAt: number
}

interface FeedbackTable {
  reference: string
  requestId: string
  merchant: string
  accountId: number | null
  client: string
  questionType: string
  content: string
  contact: string | null
  /** JSON: ids of uploads. */
  images: Generated<string>
  sentAt: number
  /** When the sandbox answers by itself; null: it waits for an operator. */
  dueAt: number | null
}

interface FeedbackAnswerTable {
  id: Generated<number>
  reference: string
  /** Null: in the sandbox's own words, which have each language. */
  content: string | null
  answeredAt: number
}
