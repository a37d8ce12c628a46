import type { Database } from './database'
import { integer } from './row'

/**
 * Each entry takes the database from version N to N + 1 (`pragma user_version`). Entries are never changed after
 * they were shipped: a data folder of an earlier version is brought up to date by those it lacks.
 */
const migrations: readonly string[] = [
  `
  create table meta (name text primary key, value text not null);

  create table account (
    id integer primary key,
    merchant text not null,
    username text not null,
    password text not null,
    type integer not null,
    nickname text,
    mobile text,
    email text,
    profile text not null default '{}',
    club_label text,
    labels text not null default '[]',
    referral_code text not null,
    affiliate_code text,
    upline integer references account(id),
    disabled integer not null default 0,
    password_expired integer not null default 0,
    opened_by_agent integer not null default 0,
    unread integer not null default 0,
    registered_at integer not null,
    seen_at integer,
    last_login_at integer,
    unique (merchant, username),
    unique (merchant, referral_code)
  );
  create unique index account_mobile on account (merchant, mobile) where mobile is not null;
  create unique index account_affiliate on account (merchant, affiliate_code) where affiliate_code is not null;

  create table session (
    token_hash text primary key,
    merchant text not null,
    account_id integer not null references account(id),
    created_at integer not null,
    seen_at integer not null
  );
  create table login_failure (
    merchant text not null,
    username text not null,
    failures integer not null,
    primary key (merchant, username)
  );
  create table wallet (
    account_id integer not null references account(id),
    account_type_id integer not null,
    minor integer not null check (minor >= 0),
    primary key (account_id, account_type_id)
  );
  create table captcha (
    id integer primary key,
    merchant text not null,
    client text not null,
    answer text not null,
    image_hash text not null,
    created_at integer not null
  );
  create table sms_code (
    id integer primary key,
    merchant text not null,
    mobile text not null,
    purpose text not null,
    code text not null,
    attempts integer not null default 0,
    created_at integer not null,
    expires_at integer not null
  );
  create index sms_code_mobile on sms_code (merchant, mobile, purpose);

  create table vendor (
    code text primary key,
    account_type_id integer not null,
    name text not null,
    category text not null,
    position integer not null
  );
  create table game (
    node_id integer primary key,
    game_id text not null,
    vassalage text not null,
    category text not null,
    game_type text not null,
    title_cn text not null,
    title_en text not null,
    title_ar text not null,
    popularity integer not null,
    hot integer not null,
    fresh integer not null,
    rtp text
  );
  create index game_order on game (popularity);
  create index game_popularity on game (category, popularity);
  create index game_hot on game (category, hot desc, popularity);
  create index game_vendor on game (vassalage, hot desc, popularity);
  create index game_vendor_id on game (vassalage, game_id);

  create table announcement (
    id text primary key,
    type text not null,
    category text,
    shown_with text,
    link text,
    image text,
    position integer not null,
    published_at integer not null
  );
  create table announcement_text (
    id text not null references announcement(id),
    language text not null,
    title text not null,
    content text not null,
    primary key (id, language)
  );

  create table favourite (
    account_id integer not null references account(id),
    node_id integer not null,
    added_at integer not null,
    primary key (account_id, node_id)
  );
  create table recent_game (
    account_id integer not null references account(id),
    node_id integer not null,
    played_at integer not null,
    primary key (account_id, node_id)
  );
  create table ticket (
    ticket_hash text primary key,
    account_id integer not null references account(id),
    node_id integer,
    vassalage text not null,
    language text not null,
    created_at integer not null,
    play_hash text unique,
    opened_at integer
  );
  create table bet (
    id integer primary key,
    account_id integer not null references account(id),
    vassalage text not null,
    node_id integer,
    stake_minor integer not null,
    win_minor integer not null,
    placed_at integer not null
  );
  `,
  `
  alter table bet add column status text not null default 'SETTLED';
  create index bet_account on bet (account_id, placed_at);

  create table movement (
    id integer primary key,
    account_id integer not null references account(id),
    kind text not null,
    amount_minor integer not null,
    balance_minor integer not null,
    reference text,
    moved_at integer not null
  );
  create index movement_account on movement (account_id, moved_at);
  insert into movement (account_id, kind, amount_minor, balance_minor, moved_at)
    select w.account_id, 'OPENING', w.minor, w.minor, a.registered_at from wallet w
    join account a on a.id = w.account_id where w.account_type_id = 1 and w.minor > 0;

  create table message (
    id integer primary key,
    account_id integer not null references account(id),
    kind text not null,
    params text not null default '{}',
    sent_at integer not null,
    read_at integer
  );
  create index message_account on message (account_id, sent_at);

  create table deposit (
    reference text primary key,
    account_id integer not null references account(id),
    request_id text not null,
    method text not null,
    amount_minor integer not null,
    status text not null,
    created_at integer not null,
    unique (account_id, request_id)
  );

  create table point_entry (
    id integer primary key,
    account_id integer not null references account(id),
    source text not null,
    points integer not null,
    balance integer not null,
    earned_at integer not null
  );
  create index point_entry_account on point_entry (account_id, earned_at);
  create table point_exchange (
    reference text primary key,
    account_id integer not null references account(id),
    request_id text not null,
    kind text not null,
    reward text,
    quantity integer not null,
    points integer not null,
    amount_minor integer,
    address text,
    status text not null,
    applied_at integer not null,
    unique (account_id, request_id)
  );

  create table feedback (
    reference text primary key,
    merchant text not null,
    account_id integer,
    client text not null,
    question_type text not null,
    content text not null,
    contact text,
    sent_at integer not null
  );
  `,
  `
  create table login_guard (
    account_id integer primary key references account(id),
    secret text not null,
    bank_name text,
    totp_step integer
  );
  create table registered_address (
    account_id integer not null references account(id),
    address text not null,
    primary key (account_id, address)
  );
  create table login_check (
    ticket_hash text primary key,
    account_id integer not null references account(id),
    address text not null,
    attempts integer not null default 0,
    created_at integer not null
  );
  create table login_check_code (
    account_id integer not null references account(id),
    way text not null,
    code text not null,
    created_at integer not null,
    primary key (account_id, way)
  );
  create table geetest_lot (
    lot_hash text primary key,
    captcha_id text not null,
    target integer not null,
    tries integer not null default 0,
    proof_hash text,
    created_at integer not null
  );
  `,
  `
  create table mail (
    id integer primary key,
    merchant text not null,
    account text not null,
    to_address text not null,
    subject text not null,
    body text not null,
    sent_at integer not null
  );
  create index mail_account on mail (merchant, account);
  create table third_party_link (
    merchant text not null,
    account_id integer not null references account(id),
    channel text not null,
    subject text not null,
    label text,
    linked_at integer not null,
    primary key (account_id, channel),
    unique (merchant, channel, subject)
  );
  `,
  `
  create table wallet_transfer (
    account_id integer not null references account(id),
    transaction_no text not null,
    from_type integer not null,
    to_type integer not null,
    amount_minor integer not null,
    moved_at integer not null,
    primary key (account_id, transaction_no)
  );
  alter table ticket add column wallet integer not null default 1;
  alter table ticket add column site text not null default '';
  `,
]

/** Brings the schema up to date; answers the version that was found. */
export function migrate(database: Database): number {
  const row = database.get('pragma user_version')
  const found = row === undefined ? 0 : integer(row, 'user_version')
  if (found > migrations.length) {
    throw new Error(
      `the sandbox's data folder has version ${found}, this build knows ${migrations.length}: start with --fresh`,
    )
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < found) continue
    database.transaction(() => database.exec(`${sql}; pragma user_version = ${index + 1}`))
  }
  return found
}

/** Removes everything, where the file cannot be deleted: it is in use, or the database is a server. */
export function dropAll(database: Database): void {
  const tables = database.all("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
  const { foreign_keys: before } = database.get('pragma foreign_keys') ?? {}
  database.exec('pragma foreign_keys = off')
  for (const { name } of tables) database.exec(`drop table if exists "${String(name)}"`)
  database.exec(`pragma foreign_keys = ${before === 1 ? 'on' : 'off'}`)
  database.exec('pragma user_version = 0')
}
