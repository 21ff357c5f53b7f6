PRAGMA application_id = 1095782215;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE answers (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    "key" TEXT NOT NULL,
    command TEXT NOT NULL,
    body TEXT NOT NULL,
    is_refusal BOOLEAN NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_answers PRIMARY KEY (table_id, person_id, "key")
);
INSERT INTO "answers" VALUES('','id00000001','old-00000001','{"bots":{"1":"greedy","2":"greedy"},"clock":null,"game":"rocket-rescue","grace_seconds":60,"is_public":true,"key":"old-00000001","name":"","options":{"characters":"choose","length":"short"},"players":3}','{"answer":{"key":"old-00000001","ok":true,"table":"id00000002"},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000002','{"do":"sit","entropy":"","key":"old-00000002","seat":0}','{"answer":{"decision":1,"key":"old-00000002","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000003','{"decision":1,"do":"play","key":"old-00000003","words":"choose miner"}','{"answer":{"decision":2,"key":"old-00000003","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000004','{"decision":2,"do":"play","key":"old-00000004","words":"plan shopping left 6"}','{"answer":{"decision":3,"key":"old-00000004","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000005','{"decision":3,"do":"play","key":"old-00000005","words":"plan research left 1"}','{"answer":{"decision":4,"key":"old-00000005","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000006','{"decision":4,"do":"play","key":"old-00000006","words":"plan research right 1"}','{"answer":{"decision":5,"key":"old-00000006","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000007','{"decision":5,"do":"play","key":"old-00000007","words":"plan boarding left 1"}','{"answer":{"decision":6,"key":"old-00000007","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000008','{"decision":6,"do":"play","key":"old-00000008","words":"done"}','{"answer":{"decision":7,"key":"old-00000008","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000009','{"decision":7,"do":"play","key":"old-00000009","words":"pass"}','{"answer":{"decision":8,"key":"old-00000009","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000010','{"decision":8,"do":"play","key":"old-00000010","words":"pass"}','{"answer":{"decision":9,"key":"old-00000010","ok":true},"refusal":null}',0,1800000000.0);
INSERT INTO "answers" VALUES('id00000002','id00000001','old-00000011','{"decision":9,"do":"play","key":"old-00000011","words":"buy carbon 1"}','{"answer":{"decision":10,"key":"old-00000011","ok":true},"refusal":null}',0,1800000000.0);
CREATE TABLE components (
    hash TEXT NOT NULL,
    game TEXT NOT NULL,
    text BLOB NOT NULL,
    CONSTRAINT pk_components PRIMARY KEY (hash)
);
CREATE TABLE invitations (
    token TEXT NOT NULL,
    table_id TEXT NOT NULL,
    CONSTRAINT pk_invitations PRIMARY KEY (token),
    CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE lines (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at FLOAT NOT NULL,
    body TEXT NOT NULL,
    digest TEXT NOT NULL,
    CONSTRAINT pk_lines PRIMARY KEY (table_id, number),
    CONSTRAINT fk_lines_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('id00000002',1,1800000000.0,'{"chance":["roll 2","roll 2","roll 2","roll 6","roll 4","roll 2","planet puddle-prime","planet sleepy-hedgehog","planet buttercup-nine","planet rust-cathedral","planet hungry-magpie","top panorama-dome","close 6","close 3"],"do":"sit","entropy":"","name":"Ada","person":"id00000001","seat":0}','b6ca382b3818a95c36fe0f21365b3ce14176352d4105d6a011baada4b481e65c');
INSERT INTO "lines" VALUES('id00000002',2,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"choose miner"}','dea571a58b19ab4a4b004b935da359cdd20710089b5c34f810c5acb9d787df0f');
INSERT INTO "lines" VALUES('id00000002',3,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"choose saboteur"}','8a8b8c8f01113ecf6fe7cef1932b25c529b7cfdf2fbb500b3e400b451dbc556f');
INSERT INTO "lines" VALUES('id00000002',4,1800000000.0,'{"by":"bot","chance":["top twin-helm","top field-camp"],"do":"play","seat":2,"words":"choose ambassador"}','607338bc5126a3a06c78388e9628382b0ec87e8b506c62ad61d206ef240dab40');
INSERT INTO "lines" VALUES('id00000002',5,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"plan research left 2"}','ff4f784dae965833b35a582f6dc5c6f97d282a968b2374ae1473d9967e3446bc');
INSERT INTO "lines" VALUES('id00000002',6,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":2,"words":"plan research left 2"}','4a34641780007c76bfa372eef9acd965ed59b769ff3b989761472bdb8689dee6');
INSERT INTO "lines" VALUES('id00000002',7,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"plan research right 1"}','17f9237745128659883fed12e181c091f773e81e1b7d15c2146c88a5d923107f');
INSERT INTO "lines" VALUES('id00000002',8,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":2,"words":"plan research right 1"}','b343780cfc042628a0ac29c0065dfcd8c34b8b2afb00a10e27d3d4924a8aee6b');
INSERT INTO "lines" VALUES('id00000002',9,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"plan shopping left 1"}','821cec0c6e4f25d4cd254c61f0ca95c40ff56c6a5dde8c5f0929aa496051b322');
INSERT INTO "lines" VALUES('id00000002',10,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":2,"words":"plan shopping left 1"}','afa42344ce1392a04fd116022910032b796f4266078d013470d381c7f9e81cfd');
INSERT INTO "lines" VALUES('id00000002',11,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"plan build_launch left 4"}','00c84fda77846828987001b058a40f4f6ab0cf3e9f03c3fa94784072585f9642');
INSERT INTO "lines" VALUES('id00000002',12,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":2,"words":"plan build_launch left 5"}','e4723ff1019c7c06df5a1b4d1669becdc9635a9124ca3ff10244b4f1de8a3033');
INSERT INTO "lines" VALUES('id00000002',13,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"bid 1"}','9d45b7e69ad0357f4552c7277225eca4f047c04aea8b14af520520e013559192');
INSERT INTO "lines" VALUES('id00000002',14,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":2,"words":"done"}','318bcb09d58f4e79567606065c5930561bda54f99cee613b2a5343fe9cf3cfa4');
INSERT INTO "lines" VALUES('id00000002',15,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"done"}','878994e60164513f6129f97d8d347f2831b81e23ef3952e7b9c5696b7797494f');
INSERT INTO "lines" VALUES('id00000002',16,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"plan shopping left 6"}','e83c2e30e9b710b73089271c4b5675c31334837895840fe6e70049ec76ff1b8f');
INSERT INTO "lines" VALUES('id00000002',17,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"plan research left 1"}','d6ff812af681a58f216bc9d595c407f1fce60fbd17c312eae7c7e195b3fbdbe2');
INSERT INTO "lines" VALUES('id00000002',18,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"plan research right 1"}','fbc676b70e50239761bea737e92f55dfec14ab8d51d01a6163e5e20736039483');
INSERT INTO "lines" VALUES('id00000002',19,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"plan boarding left 1"}','009a20e8a26a884ba924f7fbea09efb9a5f76845ad19eec59b5825ba797732e7');
INSERT INTO "lines" VALUES('id00000002',20,1800000000.0,'{"by":"person","chance":["top greenhouse-deck","top observatory-lounge","top kestrel"],"do":"play","seat":0,"words":"done"}','cb03eed64771ec3459e2cfca360a1b0ee4026cba7a8d67a93e386781403c622e');
INSERT INTO "lines" VALUES('id00000002',21,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"take panorama-dome"}','bbe81a473f9172a881e545b7f03f13889ed548e89718768b1ebccc405fdd69f1');
INSERT INTO "lines" VALUES('id00000002',22,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":2,"words":"take twin-helm"}','b53b8117c14fc9d784bedf515ed92344608ce9f857aed606f1255d94f7691e14');
INSERT INTO "lines" VALUES('id00000002',23,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":1,"words":"take std-engine"}','d4e217b6506af35954a036981681f582441e6714f2e167b34789b723d69da81d');
INSERT INTO "lines" VALUES('id00000002',24,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"pass"}','9560d104e0b3e6c0928e25d97db15c135dce253baf4cac86736fe20d3f41b687');
INSERT INTO "lines" VALUES('id00000002',25,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"pass"}','d0cb02e7ce21e4fb07339b030e79af6d5e34dab95b27c604268ce644cc0022f9');
INSERT INTO "lines" VALUES('id00000002',26,1800000000.0,'{"by":"bot","chance":[],"do":"play","seat":2,"words":"take std-engine"}','6e730046767d106889ef00cc4b176fb2c436f984af57f26ae04aecc2342a4540');
INSERT INTO "lines" VALUES('id00000002',27,1800000000.0,'{"by":"person","chance":[],"do":"play","seat":0,"words":"buy carbon 1"}','0491a501a71b8a4397067130e178758883df667bae6608e952e702d56bf8ea97');
CREATE TABLE members (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    CONSTRAINT pk_members PRIMARY KEY (table_id, person_id),
    CONSTRAINT fk_members_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_members_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "members" VALUES('id00000002','id00000001');
CREATE TABLE people (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    cookie TEXT NOT NULL,
    since FLOAT NOT NULL,
    CONSTRAINT pk_people PRIMARY KEY (id),
    CONSTRAINT uq_people_cookie UNIQUE (cookie)
);
INSERT INTO "people" VALUES('id00000001','Ada','409e883a2d9e83eb3e60c4ac0f8950218a98e822297fdbd62b631ccbc311c8c5',1800000000.0);
CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    components_hash TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    host TEXT NOT NULL,
    is_public BOOLEAN NOT NULL,
    commitment TEXT NOT NULL,
    digest TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    position TEXT,
    rematch_of TEXT,
    status TEXT NOT NULL,
    wake_at FLOAT,
    created_at FLOAT NOT NULL,
    changed_at FLOAT NOT NULL,
    CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('id00000002','rocket-rescue',1,'69bcb87eaca35fa1fb0f17e90a0bd0127e2125b8d4d564546f1adc30ba67e81d',3,'{"characters":"choose","edition":"base","length":"short"}','{"bots":{"1":"greedy","2":"greedy"},"clock":null,"grace_seconds":60,"host_name":"Ada","name":"","reserved":{}}','id00000001',1,'7758e5541e97408a4d8f4cc600216f325dc6b0af76c0554000462dfee13893d4','0491a501a71b8a4397067130e178758883df667bae6608e952e702d56bf8ea97','stored','stored',NULL,NULL,'running',NULL,1800000000.0,1800000000.0);
CREATE INDEX ix_tables_status_wake_at ON tables (status, wake_at);
CREATE INDEX ix_tables_is_public_status_changed_at ON tables (is_public, status, changed_at);
CREATE INDEX ix_members_person_id ON members (person_id);
CREATE TRIGGER lines_no_update BEFORE UPDATE ON lines BEGIN SELECT RAISE(ABORT, 'a line of a journal is never changed'); END;
CREATE TRIGGER lines_no_delete BEFORE DELETE ON lines BEGIN SELECT RAISE(ABORT, 'a line of a journal is never taken away'); END;
COMMIT;
