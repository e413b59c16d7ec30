-- S19: tasks of work that clients were given; each is deleted when its proof is brought.
create table proofs (
	challenge_hash bytea primary key,
	purpose text not null,
	made_at timestamptz not null
);
create index proofs_by_age on proofs (made_at);
