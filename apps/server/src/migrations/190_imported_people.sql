-- S26: an account that came from another shop is unused from its import on, not from the day it was registered there.
alter table users add imported_at timestamptz;
