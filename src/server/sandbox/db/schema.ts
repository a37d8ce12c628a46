/** Makes the tables of `tables.ts`. Strict: a column takes nothing but its own kind, and whole numbers stay whole. */
export const schema = `
  create table meta (name text not null primary key, value text not null) strict;

  create table account (
    id integer primary key,
    merchant text not null,
    username text not null,
    passwordHash text not null,
    type integer not null,
    nickname text,
    mobile text,
    email text,
    profile text not null default '{}',
    language text,
    avatar integer,
    clubLabel text,
    labels text not null default '[]',
    referralCode text not null,
    affiliateCode text,
    upline integer references account(id),
    rateBp integer not null default 0,
    disabled integer not null default 0,
    passwordExpired integer not null default 0,
    openedByAgent integer not null default 0,
    mobileVerified integer not null default 0,
    emailVerified integer not null default 0,
    unread integer not null default 0,
    registeredAt integer not null,
    previousLoginAt integer,
    lastLoginAt integer,
    unique (merchant, username),
    unique (merchant, referralCode)
  ) strict;
  create unique index accountMobile on account (merchant, mobile) where mobile is not null;
  create unique index accountEmail on account (merchant, lower(email)) where emailVerified = 1;
  create unique index accountAffiliate on account (merchant, affiliateCode) where affiliateCode is not null;
  create index accountUpline on account (upline, registeredAt, id);
  create index accountUplineName on account (upline, username);

  create table teamPath (
    ancestorId integer not null references account(id),
    accountId integer not null references account(id),
    depth integer not null check (depth > 0),
    primary key (ancestorId, accountId)
  ) strict, without rowid;
  create index teamPathAccount on teamPath (accountId, depth, ancestorId);
  create trigger accountJoins after insert on account when new.upline is not null begin
    insert or ignore into teamPath (ancestorId, accountId, depth)
      select ancestorId, new.id, depth + 1 from teamPath where accountId = new.upline
      union all select new.upline, new.id, 1;
  end;

  create table session (
    tokenHash text not null primary key,
    merchant text not null,
    accountId integer not null references account(id),
    client text not null,
    createdAt integer not null,
    seenAt integer not null,
    withdrawOnly integer not null default 0
  ) strict;
  create index sessionAccount on session (accountId, seenAt);
  create table signIn (
    id integer primary key,
    accountId integer not null references account(id),
    client text not null,
    outcome text not null,
    at integer not null
  ) strict;
  create index signInAccount on signIn (accountId, at);
  create table authenticator (
    accountId integer primary key references account(id),
    secret text not null,
    confirmedAt integer,
    step integer
  ) strict;
  create table loginFailure (
    merchant text not null,
    username text not null,
    failures integer not null,
    primary key (merchant, username)
  ) strict;
  create table wallet (
    accountId integer not null references account(id),
    accountTypeId integer not null,
    minor integer not null check (minor >= 0),
    primary key (accountId, accountTypeId)
  ) strict;
  create index walletBalance on wallet (accountId, minor);
  create table captcha (
    id integer primary key,
    merchant text not null,
    client text not null,
    answer text not null,
    imageHash text not null,
    createdAt integer not null
  ) strict;
  create table smsCode (
    id integer primary key,
    merchant text not null,
    mobile text not null,
    purpose text not null,
    code text not null,
    attempts integer not null default 0,
    createdAt integer not null,
    expiresAt integer not null
  ) strict;
  create index smsCodeMobile on smsCode (merchant, mobile, purpose);

  create table vendor (
    code text not null primary key,
    accountTypeId integer not null,
    name text not null,
    category text not null,
    position integer not null
  ) strict;
  create table game (
    nodeId integer primary key,
    gameId text not null,
    vassalage text not null,
    category text not null,
    gameType text not null,
    titleCN text not null,
    titleEN text not null,
    titleAR text not null,
    popularity integer not null,
    hot integer not null,
    fresh integer not null,
    rtp text
  ) strict;
  create index gameOrder on game (popularity);
  create index gamePopularity on game (category, popularity);
  create index gameHot on game (category, hot desc, popularity);
  create index gameVendor on game (vassalage, hot desc, popularity);
  create index gameVendorId on game (vassalage, gameId);

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

  create table favourite (
    accountId integer not null references account(id),
    nodeId integer not null,
    addedAt integer not null,
    primary key (accountId, nodeId)
  ) strict;
  create table recentGame (
    accountId integer not null references account(id),
    nodeId integer not null,
    playedAt integer not null,
    primary key (accountId, nodeId)
  ) strict;
  create table ticket (
    ticketHash text not null primary key,
    accountId integer not null references account(id),
    nodeId integer,
    vassalage text not null,
    language text not null,
    wallet integer not null,
    site text not null,
    createdAt integer not null,
    playHash text unique,
    openedAt integer
  ) strict;
  create table bet (
    id integer primary key,
    accountId integer not null references account(id),
    vassalage text not null,
    nodeId integer,
    stake integer not null,
    win integer not null,
    status text not null,
    placedAt integer not null,
    dueAt integer not null,
    detail text
  ) strict;
  create index betAccount on bet (accountId, placedAt, id, status, vassalage, stake, win);
  create index betVendor on bet (accountId, vassalage, placedAt, id, status, stake, win);
  create index betStatus on bet (accountId, status, placedAt, id, vassalage, stake, win);
  create index betDue on bet (accountId, status, dueAt, id, vassalage, stake, win);
  create index betResult on bet (status, dueAt, accountId, stake, win);
  create index betTime on bet (status, placedAt, accountId, vassalage, stake, win);

  create table movement (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    amount integer not null,
    balance integer not null,
    reference text,
    movedAt integer not null
  ) strict;
  create index movementAccount on movement (accountId, movedAt, id, kind, amount);
  create index movementKind on movement (accountId, kind, movedAt, id, amount);
  create index movementTime on movement (movedAt, id, accountId, kind, amount);
  create index movementKindTime on movement (kind, movedAt, id, accountId, amount);
  create table message (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    params text not null,
    sentAt integer not null,
    readAt integer
  ) strict;
  create index messageAccount on message (accountId, sentAt);
  create table deposit (
    reference text not null primary key,
    accountId integer not null references account(id),
    requestId text not null,
    method text not null,
    amount integer not null,
    status text not null,
    createdAt integer not null,
    details text not null default '{}',
    proof text,
    promotion text,
    bonus integer not null default 0,
    bonusTurnover integer not null default 0,
    unique (accountId, requestId)
  ) strict;
  create index depositAccount on deposit (accountId, createdAt);

  create table pointEntry (
    id integer primary key,
    accountId integer not null references account(id),
    source text not null,
    points integer not null,
    balance integer not null,
    earnedAt integer not null
  ) strict;
  create index pointEntryAccount on pointEntry (accountId, earnedAt);
  create table pointExchange (
    reference text not null primary key,
    accountId integer not null references account(id),
    requestId text not null,
    kind text not null,
    reward text,
    quantity integer not null,
    points integer not null,
    amount integer,
    address text,
    status text not null,
    appliedAt integer not null,
    unique (accountId, requestId)
  ) strict;
  create table feedback (
    reference text not null primary key,
    merchant text not null,
    accountId integer,
    client text not null,
    questionType text not null,
    content text not null,
    contact text,
    sentAt integer not null
  ) strict;

  create table loginGuard (
    accountId integer primary key references account(id),
    secret text not null,
    bankName text,
    totpStep integer
  ) strict;
  create table registeredAddress (
    accountId integer not null references account(id),
    address text not null,
    primary key (accountId, address)
  ) strict;
  create table loginCheck (
    ticketHash text not null primary key,
    accountId integer not null references account(id),
    address text not null,
    attempts integer not null default 0,
    createdAt integer not null
  ) strict;
  create table loginCheckCode (
    accountId integer not null references account(id),
    way text not null,
    code text not null,
    createdAt integer not null,
    primary key (accountId, way)
  ) strict;
  create table loginCheckFailure (
    accountId integer not null references account(id),
    failedAt integer not null
  ) strict;
  create index loginCheckFailureAccount on loginCheckFailure (accountId, failedAt);
  create table secretTry (
    accountId integer not null references account(id),
    secret text not null,
    failures integer not null,
    lockedUntil integer not null,
    primary key (accountId, secret)
  ) strict;
  create table geetestLot (
    lotHash text not null primary key,
    captchaId text not null,
    target integer not null,
    tries integer not null default 0,
    proofHash text,
    createdAt integer not null
  ) strict;

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
  create table thirdPartyLink (
    merchant text not null,
    accountId integer not null references account(id),
    channel text not null,
    subject text not null,
    label text,
    linkedAt integer not null,
    primary key (accountId, channel),
    unique (merchant, channel, subject)
  ) strict;
  create table walletTransfer (
    accountId integer not null references account(id),
    transactionNo text not null,
    fromType integer not null,
    toType integer not null,
    amount integer not null,
    movedAt integer not null,
    primary key (accountId, transactionNo)
  ) strict;
  create index walletTransferAccount on walletTransfer (accountId, movedAt);
  create table teamTransfer (
    accountId integer not null references account(id),
    receiverId integer not null references account(id),
    direction text not null,
    requestId text not null,
    reference text not null,
    amount integer not null check (amount > 0),
    movedAt integer not null,
    unique (accountId, requestId)
  ) strict;
  create index teamTransferAccount on teamTransfer (accountId, direction, movedAt);
  create index teamTransferReceiver on teamTransfer (accountId, receiverId, direction, movedAt);
  create table teamRemark (
    accountId integer not null references account(id),
    aboutId integer not null references account(id),
    remark text not null,
    changedAt integer not null,
    primary key (accountId, aboutId)
  ) strict, without rowid;

  create table paymentPassword (
    accountId integer primary key references account(id),
    passwordHash text not null
  ) strict;
  create table payoutAccount (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    place text not null,
    branch text,
    holder text,
    number text not null,
    label text,
    isDefault integer not null default 0,
    addedAt integer not null,
    removedAt integer
  ) strict;
  create unique index payoutAccountNumber on payoutAccount (accountId, kind, place, number) where removedAt is null;
  create table withdrawal (
    reference text not null primary key,
    accountId integer not null references account(id),
    requestId text not null,
    payoutAccount integer not null references payoutAccount(id),
    amount integer not null,
    fee integer not null,
    status text not null,
    createdAt integer not null,
    decidedAt integer,
    paidAt integer,
    outcome text,
    received integer,
    proof text,
    confirmedAt integer,
    unique (accountId, requestId)
  ) strict;
  create index withdrawalAccount on withdrawal (accountId, createdAt);
  create table turnover (
    id integer primary key,
    accountId integer not null references account(id),
    source text not null,
    reference text not null,
    required integer not null,
    done integer not null check (done <= required),
    state text not null,
    createdAt integer not null,
    unique (accountId, source, reference)
  ) strict;
  create table bonus (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text,
    offer text not null,
    amount integer not null,
    won integer not null,
    state text not null,
    taken integer check (taken >= 0),
    creditedAt integer not null,
    expiresAt integer not null,
    endedAt integer,
    unique (accountId, requestId)
  ) strict;
  create index bonusAccount on bonus (accountId, state, creditedAt);
  create table reward (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text,
    grantKey text not null,
    offer text not null,
    amount integer not null,
    state text not null,
    grantedAt integer not null,
    expiresAt integer not null,
    claimedAt integer,
    unique (accountId, requestId),
    unique (accountId, grantKey)
  ) strict;
  create index rewardAccount on reward (accountId, state, grantedAt);
  create table missionClaim (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text not null,
    mission text not null,
    periodFrom integer not null,
    points integer not null,
    claimedAt integer not null,
    unique (accountId, requestId),
    unique (accountId, mission, periodFrom)
  ) strict;
  create index missionClaimTime on missionClaim (claimedAt);
  create table raffleTicket (
    id integer primary key,
    accountId integer not null references account(id),
    source text not null,
    earnedAt integer not null
  ) strict;
  create index raffleTicketAccount on raffleTicket (accountId);
  create table raffleDraw (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text not null,
    ticketId integer not null unique references raffleTicket(id),
    prize text not null,
    drawnAt integer not null,
    unique (accountId, requestId)
  ) strict;
  create table upload (
    fileId text not null primary key,
    accountId integer not null references account(id),
    type text not null,
    content text not null,
    bytes integer not null,
    sentAt integer not null
  ) strict;
  create index uploadAccount on upload (accountId, sentAt);

  create table playLimit (
    accountId integer not null references account(id),
    kind text not null,
    period text not null,
    most integer not null check (most >= 0),
    changeMost integer,
    changeAskedAt integer,
    primary key (accountId, kind, period)
  ) strict;
  create table limitVersion (accountId integer primary key references account(id), version integer not null) strict;
  create table limitRequest (
    accountId integer not null references account(id),
    requestId text not null,
    content text not null,
    primary key (accountId, requestId)
  ) strict;
  create table playPause (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    startedAt integer not null,
    endsAt integer not null
  ) strict;
  create index playPauseAccount on playPause (accountId, endsAt);
  create table stay (
    tokenHash text not null primary key,
    accountId integer not null references account(id),
    startedAt integer not null,
    seenAt integer not null
  ) strict;
  create index stayAccount on stay (accountId, seenAt);
  create table referralReward (
    accountId integer not null references account(id),
    friendId integer primary key references account(id),
    reference text not null unique,
    amount integer not null,
    paidAt integer not null
  ) strict;
  create index referralRewardAccount on referralReward (accountId, paidAt);

  create table contract (
    id integer primary key,
    kind text not null,
    uplineId integer references account(id),
    accountId integer not null references account(id),
    requestId text,
    cycle text not null,
    terms text not null,
    state text not null,
    version integer not null default 1,
    proposedAt integer not null,
    decidedAt integer,
    startsAt integer,
    endsAt integer,
    replacesId integer references contract(id),
    settledTo integer,
    nextAt integer,
    carry integer not null default 0
  ) strict;
  create unique index contractInForce on contract (accountId, kind) where state in ('IN_FORCE', 'ENDING');
  create unique index contractProposed on contract (accountId, kind) where state = 'PROPOSED';
  create unique index contractRequest on contract (uplineId, requestId) where requestId is not null;
  create index contractUpline on contract (uplineId, proposedAt, id);
  create index contractAccount on contract (accountId, proposedAt, id);
  create index contractUplineDue on contract (uplineId, nextAt) where nextAt is not null;
  create index contractAccountDue on contract (accountId, nextAt) where nextAt is not null;
  create table contractEvent (
    id integer primary key,
    contractId integer not null references contract(id),
    action text not null,
    side text not null,
    at integer not null
  ) strict;
  create index contractEventContract on contractEvent (contractId, id);
  create table contractPayment (
    id integer primary key,
    contractId integer not null references contract(id),
    kind text not null,
    payerId integer references account(id),
    payeeId integer not null references account(id),
    periodFrom integer not null,
    periodTo integer not null,
    amount integer not null check (amount > 0),
    detail text not null,
    state text not null,
    dueAt integer not null,
    paidAt integer,
    unique (contractId, periodFrom)
  ) strict;
  create index contractPaymentPayee on contractPayment (payeeId, dueAt, id, kind, state, amount);
  create index contractPaymentPayer on contractPayment (payerId, dueAt, id, kind, state, amount);
  create index contractPaymentOwed on contractPayment (payerId, dueAt) where state = 'OWED';
  create index contractPaymentAwaited on contractPayment (payeeId, dueAt) where state = 'OWED';
  create table activityWindow (
    activity text not null primary key,
    startsAt integer not null,
    endsAt integer,
    joinBy integer
  ) strict;
  create table activityEntry (
    id integer primary key,
    accountId integer not null references account(id),
    activity text not null,
    requestId text not null,
    claimRequestId text,
    state text not null,
    remark text,
    images text not null default '[]',
    reason text,
    enteredAt integer not null,
    dueAt integer,
    decidedAt integer,
    endedAt integer,
    unique (accountId, activity),
    unique (accountId, requestId),
    unique (accountId, claimRequestId)
  ) strict;
  create index activityEntryTime on activityEntry (accountId, enteredAt);
  create index activityEntryActivity on activityEntry (activity, state);
  create table activitySign (
    entryId integer not null references activityEntry(id),
    date text not null,
    signedAt integer not null,
    requestId text not null,
    primary key (entryId, date),
    unique (entryId, requestId)
  ) strict;
  create table invitationLink (
    id integer primary key,
    merchant text not null,
    accountId integer not null references account(id),
    requestId text not null,
    code text not null,
    type integer not null,
    rateBp integer not null,
    domain text not null,
    maxUses integer,
    expiresAt integer,
    closedAt integer,
    createdAt integer not null,
    unique (merchant, code),
    unique (accountId, requestId)
  ) strict;
  create index invitationLinkAccount on invitationLink (accountId, createdAt);
  create table invitationVisit (
    linkId integer not null references invitationLink(id),
    visitor text not null,
    firstAt integer not null,
    primary key (linkId, visitor)
  ) strict, without rowid;
  create table invitationMember (
    accountId integer primary key references account(id),
    linkId integer not null references invitationLink(id),
    joinedAt integer not null,
    firstDepositAt integer
  ) strict;
  create index invitationMemberLink on invitationMember (linkId, firstDepositAt);
  create table accountOpening (
    accountId integer not null references account(id),
    requestId text not null,
    openedId integer not null references account(id),
    primary key (accountId, requestId)
  ) strict, without rowid;
`
