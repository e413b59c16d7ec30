/** The blocks of docs/operations.md that are followed: heading, and how the line before the block begins. */
export const BLOCKS = {
	install: ['Install', 'runs on the Node it pins'],
	database: ['Install', 'The database.'],
	services: ['Install', 'Settings and services:'],
	nginx: ['Install', 'nginx and TLS:'],
	certificate: ['Install', 'To try it before there is a certificate'],
	secondProcess: ['Install', 'A second process'],
	backup: ['Back up and restore', '`/etc/dukan.env`. The backup holds'],
	restore: ['Back up and restore', 'Restore, with the shop stopped:'],
	upgrade: ['Upgrade', ''],
	replica: ['A replica, and what to do when the primary is lost', 'whose `listen_addresses`'],
	failover: ['A replica, and what to do when the primary is lost', 'orders. What was acknowledged'],
} as const satisfies Record<string, readonly [heading: string, lead: string]>;

/** Steps that the page leaves to the reader, done after the command that begins with the key. */
export const BY_HAND: Readonly<Record<string, string>> = {
	'install -o root -g dukan -m 640 deploy/dukan.env': `sed -i -e "s|change-me|$(cat /root/dukan-database-password)|" -e 's|https://dukan.example|https://localhost|' -e 's|^SMS_GATEWAY=.*|SMS_GATEWAY=log|' /etc/dukan.env`,
	'cp deploy/nginx.conf': `sed -i 's/dukan\\.example/localhost/g' /etc/nginx/sites-available/dukan`,
};
