-- S29: codes that somebody asks for from where they last signed in count apart from those of strangers.
alter table known_devices add column network bytea;
